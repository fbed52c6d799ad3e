//! The rules of a Yu-Gi-Oh! chain: a pure engine of typed actions, events and refusals that name their rule.
