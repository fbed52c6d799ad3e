//! The rules in French.

use spellspeed_engine::Rule;

pub(super) fn words(rule: Rule) -> (&'static str, &'static str) {
    match rule {
        Rule::Activation => (
            "Activer une carte ou un effet",
            "Une carte Posée est retournée face recto, ou une carte de la main est placée dans sa zone\u{a0}; puis les coûts sont payés et les cibles choisies\u{a0}; c'est alors un maillon de la Chaîne.",
        ),
        Rule::ActivationCost => (
            "Les coûts d'abord",
            "Ce qui est avant le point-virgule se fait à l'activation de la carte, avant qu'elle soit sur la Chaîne. Ce n'est jamais rendu.",
        ),
        Rule::CostUnpayable => (
            "Un coût impossible à payer",
            "Si le coût ne peut pas être payé, la carte ou l'effet ne peut pas être activé.",
        ),
        Rule::Target => (
            "Les cibles sont choisies à l'activation",
            "Une carte qui cible désigne ses cibles à l'activation, avant que l'adversaire puisse répondre.",
        ),
        Rule::NoTarget => (
            "Rien à cibler",
            "Une carte qui cible ne peut être activée que s'il y a assez de cibles correctes à ce moment.",
        ),
        Rule::TargetGone => (
            "La cible n'est plus là",
            "Une cible qui a quitté sa place, même si elle y est revenue, n'est plus trouvée à la résolution de l'effet.",
        ),
        Rule::ChainLink => (
            "Les maillons sont numérotés dans l'ordre d'activation",
            "La première activation est le Maillon 1 de la Chaîne\u{a0}; chacune des suivantes a le numéro suivant.",
        ),
        Rule::Response => (
            "Qui peut répondre",
            "Après chaque maillon, l'autre joueur peut répondre en premier, puis celui qui l'a ajouté. Deux joueurs qui passent de suite terminent la construction de la Chaîne.",
        ),
        Rule::OpenState => ("État de jeu ouvert", "Quand rien n'est en cours, le joueur du tour agit en premier."),
        Rule::FastEffects => (
            "Après une action ou une Chaîne",
            "Après une action ou une Chaîne résolue, le joueur du tour peut utiliser un effet rapide (Spell Speed 2 ou 3) en premier, puis l'adversaire.",
        ),
        Rule::NotYourTurnToAct => {
            ("C'est à l'autre joueur de choisir", "Un joueur ne peut agir que lorsque le jeu attend ce joueur.")
        }
        Rule::ChainClosed => (
            "Rien ne s'ajoute à une Chaîne qui se résout",
            "Une fois que la Chaîne se résout, rien ne peut y être ajouté, pas même entre deux maillons.",
        ),
        Rule::SpellSpeed => (
            "Spell Speed",
            "Seuls les Spell Speeds 2 et 3 peuvent être chaînés, et rien de plus lent que le maillon du dessous\u{a0}; seul un Contre-Piège peut donc répondre à un Contre-Piège. Les effets qui se déclenchent en même temps sont la seule exception.",
        ),
        Rule::DirectResponse => (
            "Répondre à une activation",
            "Une carte qui répond à une activation répond au maillon juste en dessous, et à aucun autre avant lui.",
        ),
        Rule::Condition => (
            "La condition n'est pas remplie",
            "Ce qui est avant les deux-points doit être vrai à l'activation de la carte ou de l'effet\u{a0}; sinon, on ne peut même pas essayer.",
        ),
        Rule::NothingToAnswer => (
            "Rien à quoi répondre",
            "Une carte qui répond à quelque chose ne peut pas être activée si cela ne vient pas d'arriver.",
        ),
        Rule::NothingToDo => {
            ("Elle ne ferait rien", "Une carte dont l'effet ne pourrait rien faire du tout ne peut pas être activée.")
        }
        Rule::SetThisTurn => (
            "Posée ce tour",
            "Un Piège ou une Magie Jeu-Rapide ne peut pas être activé pendant le tour où il a été Posé. Il peut l'être dès le tour suivant, quel que soit le joueur dont c'est le tour.",
        ),
        Rule::TrapFromHand => (
            "Les Pièges sont d'abord Posés",
            "Une Carte Piège ne peut pas être activée depuis la main, sauf si une carte le permet.",
        ),
        Rule::QuickPlayFromHand => (
            "Magies Jeu-Rapide depuis la main",
            "Une Magie Jeu-Rapide ne peut être activée depuis la main que pendant son propre tour. Posée lors d'un tour précédent, elle peut aussi l'être pendant le tour de l'adversaire.",
        ),
        Rule::MainPhaseOnly => (
            "Pendant sa propre Main Phase",
            "Les cartes de Spell Speed 1 et les Effets d'Ignition s'activent pendant sa propre Main Phase, quand rien d'autre n'est en cours.",
        ),
        Rule::ZoneFull => (
            "Pas de zone libre",
            "Une Magie ou un Piège de la main a besoin d'une zone libre pour être activé ou Posé, et la garde pendant la Chaîne.",
        ),
        Rule::WrongPlace => {
            ("Pas depuis cet endroit", "L'effet ne peut pas être utilisé depuis l'endroit où se trouve la carte.")
        }
        Rule::Resolution => (
            "Dernier arrivé, premier résolu",
            "La Chaîne se résout du maillon le plus haut jusqu'au Maillon 1, chaque maillon en entier.",
        ),
        Rule::ResolvesWithoutCard => (
            "Détruire n'est pas annuler",
            "L'effet d'une carte à usage unique ou d'un monstre se résout même si sa carte a quitté le Terrain entre-temps.",
        ),
        Rule::MustStayToResolve => (
            "Doit être face recto pour se résoudre",
            "Une carte Continue, d'Équipement ou de Terrain qui n'est plus face recto sur le Terrain quand son maillon se résout le fait sans effet.",
        ),
        Rule::NegateActivation => (
            "Activation annulée\u{a0}: ne se résout pas",
            "Un maillon dont l'activation est annulée ne se résout pas. Son coût reste payé.",
        ),
        Rule::NegateEffect => (
            "Effet annulé\u{a0}: se résout sans effet",
            "Un maillon dont l'effet est annulé se résout, et ne fait rien.",
        ),
        Rule::NegatedNotOnField => (
            "Annulée\u{a0}: pas envoyée depuis le Terrain",
            "Une carte dont l'activation a été annulée ne compte ni comme une carte sur le Terrain, ni comme envoyée depuis le Terrain.",
        ),
        Rule::EffectDone => {
            ("Par l'effet d'une carte", "L'effet fait ce que dit son texte, autant que ses conjonctions le permettent.")
        }
        Rule::IfYouDo => (
            "Et si vous le faites",
            "Après «\u{a0}et si vous le faites\u{a0}», la partie suivante n'est faite que si la précédente l'a été, en même temps\u{a0}; après «\u{a0}puis\u{a0}», de même, mais ensuite.",
        ),
        Rule::Waiting => (
            "Les cartes utilisées attendent la fin de la Chaîne",
            "Une Magie ou un Piège utilisé reste sur le Terrain jusqu'à ce que toute la Chaîne soit résolue. Entre-temps, il ne peut pas être renvoyé à la main ou dans le Deck.",
        ),
        Rule::Cleanup => (
            "Au Cimetière après la Chaîne",
            "Quand toute la Chaîne est résolue, les Magies et Pièges utilisés vont ensemble au Cimetière. Ce n'est l'effet d'aucune carte, et ce n'est pas une destruction.",
        ),
        Rule::LimitReached => (
            "Combien de fois",
            "Le texte de la carte limite le nombre de fois. S'il dit «\u{a0}activer\u{a0}», une activation annulée ne compte pas\u{a0}; s'il dit «\u{a0}utiliser\u{a0}» ou «\u{a0}une fois par tour\u{a0}», elle compte.",
        ),
        Rule::HandSize => (
            "Six cartes dans la main",
            "À la fin de la End Phase, le joueur du tour défausse jusqu'à avoir six cartes. On répond encore à ce que cela déclenche, puis on recompte la main.",
        ),
        Rule::DeckOut => {
            ("Pas de carte à piocher", "Un joueur qui ne peut pas piocher quand il doit piocher perd le Duel.")
        }
        Rule::LifeZero => ("Plus de Life Points", "Un joueur dont les Life Points sont à 0 perd le Duel."),
        Rule::TurnOrder => (
            "Tours et phases",
            "Un tour a une Draw, une Standby, une Main, une Battle, une Main et une End Phase\u{a0}; le joueur du tour mène de l'une à l'autre. Le premier tour d'un Duel n'a pas de Battle Phase.",
        ),
        Rule::SetCard => (
            "Poser des cartes",
            "Une carte est Posée depuis la main pendant sa propre Main Phase, quand rien d'autre n'est en cours, ou par l'effet d'une carte. Poser un monstre compte comme l'Invocation Normale du tour.",
        ),
        Rule::DuelOver => {
            ("Le Duel est terminé", "Plus rien ne peut être fait une fois que le Duel est gagné ou perdu.")
        }
        Rule::NotThisChoice => {
            ("Pas l'un des choix possibles", "Le jeu attend une autre sorte de réponse, ou d'autres cartes.")
        }
        Rule::Placement => ("Choisir une zone", "Le joueur choisit la zone libre où une carte est placée."),
        Rule::NegateEffects => (
            "Les effets d'une carte sont annulés",
            "Une carte dont les effets sont annulés peut encore les activer\u{a0}; ils se résolvent sans effet. Ses effets continus ne s'appliquent pas.",
        ),
        Rule::NegateSummon => (
            "Invocation annulée",
            "Un monstre dont l'Invocation est annulée n'a jamais été sur le Terrain. Il va où le dit la carte qui l'annule, sinon au Cimetière.",
        ),
        Rule::BanishedInstead => {
            ("Bannie à la place", "Tant qu'un effet le dit, une carte qui irait au Cimetière est bannie à la place.")
        }
        Rule::Later => (
            "À un moment ultérieur",
            "Une partie d'effet remise à plus tard se fait à ce moment-là, sans maillon de Chaîne.",
        ),
        Rule::Equip => (
            "Cartes d'Équipement",
            "Une Carte d'Équipement a besoin d'un monstre face recto. Quand ce monstre quitte le Terrain ou est retourné face verso, les règles détruisent la Carte d'Équipement.",
        ),
        Rule::Trigger => (
            "Effets qui se déclenchent en même temps",
            "D'abord les effets obligatoires du joueur du tour, puis ceux de l'adversaire, puis les effets optionnels du joueur du tour, puis ceux de l'adversaire\u{a0}; chaque joueur ordonne les siens.",
        ),
        Rule::MissedTiming => (
            "Rater le timing",
            "Un effet optionnel qui dit «\u{a0}Lorsque… vous pouvez\u{a0}» ne peut être activé que si son événement est la dernière chose arrivée. Celui qui dit «\u{a0}Si… vous pouvez\u{a0}» ne le rate pas.",
        ),
        Rule::TriggerLost => (
            "La carte a été déplacée",
            "Un effet déclenché est perdu si sa carte change de place avant de pouvoir être activé.",
        ),
        Rule::Attack => (
            "Déclarer une attaque",
            "Pendant la Battle Step, chaque monstre en Position d'Attaque peut attaquer une fois. Seule la première Chaîne après la déclaration y répond.",
        ),
        Rule::NegateTheAttack => (
            "Attaque annulée",
            "Une attaque est annulée après sa déclaration, pendant la Battle Step. Il n'y a alors pas de Damage Step, et le monstre a quand même utilisé son attaque.",
        ),
        Rule::AttackOver => (
            "Une attaque prend fin sans être annulée",
            "Si le monstre attaquant quitte le Terrain ou ne peut plus attaquer, son attaque prend fin. Rien n'a été annulé.",
        ),
        Rule::Replay => (
            "Replay",
            "Si le nombre de monstres du côté du défenseur change avant la Damage Step, le joueur attaquant choisit à nouveau, ou arrête l'attaque.",
        ),
        Rule::DamageStep => (
            "Pendant la Damage Step",
            "Ne peuvent être activés que les Contre-Pièges, les effets qui annulent une activation, les effets obligatoires, ceux qui se déclenchent à propos de leur propre carte, ceux qui nomment la Damage Step et, jusqu'au calcul des dommages, les changements d'ATK ou de DEF.",
        ),
        Rule::Battle => (
            "Calcul des dommages",
            "De deux monstres en Position d'Attaque, celui qui a la plus petite ATK est détruit et son joueur subit la différence\u{a0}; à égalité, les deux sont détruits. Contre la Position de Défense, l'ATK affronte la DEF\u{a0}: le monstre attaquant n'est pas détruit, et seul son joueur peut subir des dommages.",
        ),
        Rule::CannotAttack => (
            "Ne peut pas attaquer",
            "Seul un monstre en Position d'Attaque face recto qui n'a pas attaqué ce tour peut déclarer une attaque, pendant la Battle Step.",
        ),
        Rule::CannotChangePosition => (
            "Changer la position de combat",
            "La position d'un monstre peut être changée une fois par tour pendant une Main Phase, mais ni le tour où il a été Invoqué ou Posé, ni après qu'il a déclaré une attaque.",
        ),
        Rule::Summon => (
            "Invoquer",
            "Une Invocation hors d'une Chaîne est d'abord tentée\u{a0}; elle peut alors être annulée\u{a0}; puis elle réussit.",
        ),
        Rule::FusionSummon => (
            "Invocation Fusion",
            "Quand une carte qui Invoque par Fusion se résout, son joueur utilise les Matériels cités par le Monstre Fusion ; puis le monstre arrive depuis l'Extra Deck. Comme c'est une carte qui se résout, cette Invocation ne peut pas être annulée.",
        ),
        Rule::RitualSummon => (
            "Invocation Rituelle",
            "Quand une Magie Rituelle se résout, son joueur Sacrifie des monstres aux Niveaux suffisants, sans aucun de trop ; puis le Monstre Rituel arrive depuis la main. Comme c'est une carte qui se résout, cette Invocation ne peut pas être annulée.",
        ),
        Rule::PendulumSummon => (
            "Invocation Pendule",
            "Durant sa Main Phase, avec une Carte Pendule dans chaque Zone Pendule, un joueur peut Invoquer ensemble autant de monstres qu'il veut, dont les Niveaux sont entre les deux Échelles Pendule, depuis sa main et parmi ses Monstres Pendule face recto dans l'Extra Deck. Ceux de l'Extra Deck vont dans une Zone Monstre Extra, ou dans une zone vers laquelle pointe un Monstre Lien. Une seule annulation les annule tous.",
        ),
        Rule::OnePendulumSummon => {
            ("Une Invocation Pendule", "Un joueur a une Invocation Pendule par tour, même si elle est annulée.")
        }
        Rule::PendulumCard => (
            "Cartes Pendule",
            "Un Monstre Pendule peut être activé depuis la main comme une Magie, dans une des Zones Magie & Piège des extrémités. Un Monstre Pendule qui irait du Terrain au Cimetière est placé face recto dans l'Extra Deck. Si son activation ou son Invocation a été annulée, il n'était pas sur le Terrain, et va au Cimetière.",
        ),
        Rule::Materials => (
            "Les Matériels d'une Invocation",
            "Une carte qui Invoque par Fusion ou par Rituel ne peut pas être activée sans un monstre qu'elle puisse Invoquer, ses Matériels ou Sacrifices, et une zone pour lui.",
        ),
        Rule::OneNormalSummon => (
            "Une Invocation Normale ou une Pose",
            "Un joueur a une Invocation Normale ou une Pose de monstre par tour\u{a0}; une Invocation annulée compte.",
        ),
        Rule::Tributes => (
            "Sacrifices",
            "Pour Invoquer Normalement ou Poser un monstre de Niveau 5 ou 6, il faut un Sacrifice\u{a0}; pour un Niveau 7 ou plus, il en faut deux.",
        ),
        Rule::CannotActivate => ("Ne peut pas être activé", "Un effet qui s'applique interdit cette activation."),
        Rule::NoResponse => {
            ("On ne peut pas y répondre", "Le maillon en dessous dit que ceci ne peut pas lui répondre.")
        }
        Rule::CannotSummon => (
            "Ne peut pas être Invoqué",
            "Le monstre ne peut pas être Invoqué ainsi\u{a0}: un effet l'interdit, ou il n'a jamais été Invoqué correctement.",
        ),
        Rule::Control => (
            "Le contrôle",
            "L'effet le plus récent qui donne le contrôle d'un monstre décide ; quand il ne s'applique plus, le monstre retourne à celui qui le contrôlait.",
        ),
        Rule::EndlessLoop => (
            "Une boucle sans fin",
            "Des effets obligatoires qui s'appellent l'un l'autre sans fin forment une boucle. En tournoi, la carte qui en est la source est envoyée au Cimetière ; ici, l'action qui la commence est refusée.",
        ),
        Rule::Budget => ("Trop pour un seul Duel", "Le Duel a dépassé une limite qui garde tout texte fini."),
    }
}
