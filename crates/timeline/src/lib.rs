//! The headless chain player: a tree of actions, cursors, steps, sentences.
