//! What would be needed for something that is refused.

use spellspeed_engine::Reason;
use spellspeed_timeline::Lang;

/// What would be needed, as one sentence.
pub(in crate::workshop) fn needed(lang: Lang, reason: Reason) -> String {
    match (reason, lang) {
        (Reason::TooSlow { has, needs, link }, Lang::En) => format!(
            "Spell Speed {} cannot answer Chain Link {}: that takes Spell Speed {} or more.",
            has.number(),
            link.0,
            needs.number()
        ),
        (Reason::TooSlow { has, needs, link }, Lang::Ja) => format!(
            "スペルスピード{}では、チェーン{}に応じられません。スペルスピード{}以上が必要です。",
            has.number(),
            link.0,
            needs.number()
        ),
        (Reason::TooSlow { has, needs, link }, Lang::Fr) => format!(
            "Spell Speed {} ne peut pas répondre au Maillon {} de la Chaîne\u{a0}: il faut Spell Speed {} ou plus.",
            has.number(),
            link.0,
            needs.number()
        ),
        _ => {
            let [en, ja, fr] = plain(reason);
            match lang {
                Lang::En => en,
                Lang::Ja => ja,
                Lang::Fr => fr,
            }
            .to_owned()
        }
    }
}

/// In English, Japanese and French.
fn plain(reason: Reason) -> [&'static str; 3] {
    match reason {
        Reason::DuelOver => ["A duel that goes on.", "デュエルが続いていること。", "Un Duel qui continue."],
        Reason::NotYours => [
            "Wait until the other player has acted or passed.",
            "相手が行動するか、パスするのを待つこと。",
            "Attendre que l'autre joueur ait agi ou passé.",
        ],
        Reason::NotThisChoice => [
            "Make the choice first that the game waits for.",
            "先に、今求められている選択をすること。",
            "Faire d'abord le choix que le jeu attend.",
        ],
        Reason::ChainClosed => [
            "Wait until the chain has resolved completely.",
            "チェーンの処理がすべて終わるのを待つこと。",
            "Attendre que la Chaîne soit entièrement résolue.",
        ],
        Reason::WrongPlace => [
            "The card must be where its text uses it.",
            "テキストが定める場所にカードがあること。",
            "La carte doit être là où son texte l'utilise.",
        ],
        Reason::NotInMainPhase => [
            "Your own Main Phase, with nothing else going on: it is Spell Speed 1.",
            "自分のメインフェイズで、ほかに何も行われていないこと（スペルスピード1のため）。",
            "Votre propre Main Phase, sans rien d'autre en cours\u{a0}: c'est Spell Speed 1.",
        ],
        // Said above, with its numbers.
        Reason::TooSlow { .. } => ["A higher Spell Speed.", "より高いスペルスピード。", "Un Spell Speed plus élevé."],
        Reason::SetThisTurn => [
            "It was Set this turn: wait until the next turn.",
            "このターンにセットしたカードです。次のターンまで待つこと。",
            "Elle a été Posée ce tour-ci\u{a0}: attendre le tour suivant.",
        ],
        Reason::TrapFromHand => [
            "Set the Trap first, and wait until the next turn.",
            "先に罠をセットし、次のターンまで待つこと。",
            "Poser d'abord le Piège, et attendre le tour suivant.",
        ],
        Reason::QuickPlayFromHand => [
            "From the hand only in your own turn; Set it before, to use it in the opponent's.",
            "手札から使えるのは自分のターンだけです。相手のターンに使うには、前もってセットすること。",
            "Depuis la main seulement pendant votre tour\u{a0}; pour l'utiliser pendant celui de l'adversaire, il faut l'avoir Posée.",
        ],
        Reason::ZoneFull => ["A free zone.", "空いているゾーン。", "Une zone libre."],
        Reason::NothingToAnswer => [
            "Something that it answers must have just happened.",
            "このカードが応じられる出来事が、直前に起きていること。",
            "Ce à quoi elle répond doit venir de se produire.",
        ],
        Reason::NotDirectlyBelow => [
            "What it answers must be the Chain Link directly below.",
            "応じる相手が、すぐ下のチェーンブロックであること。",
            "Ce à quoi elle répond doit être le Maillon juste en dessous.",
        ],
        Reason::Condition => [
            "The condition in its text must hold.",
            "テキストの条件が満たされていること。",
            "La condition de son texte doit être remplie.",
        ],
        Reason::CostUnpayable => ["Enough to pay the cost with.", "コストを払えること。", "De quoi payer le coût."],
        Reason::NoTarget => [
            "There is nothing to target: it takes a legal target.",
            "対象にできるものがありません。正しい対象が必要です。",
            "Il n'y a rien à cibler\u{a0}: il faut une cible valable.",
        ],
        Reason::NothingToDo => [
            "There must be something that its effect could do.",
            "効果でできることがあること。",
            "Son effet doit pouvoir faire quelque chose.",
        ],
        Reason::Limit => [
            "Its text allows no further use: wait until the limit ends.",
            "テキストの回数制限に達しています。制限が終わるのを待つこと。",
            "Son texte n'autorise plus d'utilisation\u{a0}: attendre la fin de la limite.",
        ],
        Reason::CannotSet => [
            "Your own Main Phase, with nothing else going on, and the card in the hand.",
            "自分のメインフェイズで、ほかに何も行われておらず、カードが手札にあること。",
            "Votre propre Main Phase, sans rien d'autre en cours, et la carte en main.",
        ],
        Reason::WrongPhase => [
            "A phase from which the turn leads there.",
            "そのフェイズに進めるフェイズであること。",
            "Une phase d'où le tour y mène.",
        ],
        Reason::Budget => [
            "Less that follows from it: this program goes only so far.",
            "後に続く処理が少ないこと。このプログラムの限度を超えています。",
            "Moins de conséquences\u{a0}: ce programme ne va pas plus loin.",
        ],
        Reason::EndlessLoop { .. } => [
            "It would begin a loop that nobody can leave.",
            "誰にも止められない無限ループになります。",
            "Cela lancerait une boucle dont personne ne peut sortir.",
        ],
        Reason::MissedTiming => [
            "What it answers was not the last thing that happened.",
            "応じる出来事が、最後に起きたことではありませんでした（タイミングを逃した）。",
            "Ce à quoi elle répond n'était pas la dernière chose à s'être produite.",
        ],
        Reason::TriggerLost => [
            "Its card should have stayed where it triggered.",
            "効果の条件を満たした場所に、カードが残っていること。",
            "Sa carte aurait dû rester là où l'effet s'est déclenché.",
        ],
        Reason::CannotActivate { .. } => [
            "The effect that forbids it must be gone.",
            "発動を禁じている効果がなくなること。",
            "L'effet qui l'interdit doit disparaître.",
        ],
        Reason::NoResponse { .. } => [
            "Another Chain Link to answer: this one says that it cannot be answered so.",
            "別のチェーンブロックに応じること。このカードは、そのように応じられないと書かれています。",
            "Un autre Maillon\u{a0}: celui-ci dit qu'on ne peut pas lui répondre ainsi.",
        ],
        Reason::CannotSummon => [
            "A monster that can be Summoned so, in your own Main Phase.",
            "自分のメインフェイズに、その方法で召喚できるモンスター。",
            "Un monstre qui peut être Invoqué ainsi, pendant votre Main Phase.",
        ],
        Reason::Rider => [
            "A turn in which its player has not Summoned what it forbids.",
            "このカードが禁じる召喚を行っていないターン。",
            "Un tour où son joueur n'a pas Invoqué ce qu'elle interdit.",
        ],
        Reason::NormalSummonUsed => [
            "The Normal Summon or Set of this turn is used up: wait until the next own turn.",
            "このターンの通常召喚（セット）は行いました。次の自分のターンまで待つこと。",
            "L'Invocation Normale (ou la Pose) du tour est faite\u{a0}: attendre votre prochain tour.",
        ],
        Reason::NoTributes => {
            ["More monsters to Tribute.", "リリースするモンスター。", "Plus de monstres à Sacrifier."]
        }
        Reason::PendulumSummonUsed => [
            "The Pendulum Summon of this turn is used up.",
            "このターンのペンデュラム召喚は行いました。",
            "L'Invocation Pendule du tour est faite.",
        ],
        Reason::NoScales => [
            "A Pendulum Card in each Pendulum Zone.",
            "両方のペンデュラムゾーンにカードがあること。",
            "Une Carte Pendule dans chaque Zone Pendule.",
        ],
        Reason::NothingBetween => [
            "A monster whose Level is between the Pendulum Scales.",
            "ペンデュラムスケールの間のレベルを持つモンスター。",
            "Un monstre dont le Niveau est compris entre les Échelles Pendule.",
        ],
        Reason::FusionByCard => {
            ["A card that Fusion Summons.", "融合召喚を行うカード。", "Une carte qui Invoque par Fusion."]
        }
        Reason::RitualByCard => {
            ["A card that Ritual Summons.", "儀式召喚を行うカード。", "Une carte qui Invoque par Rituel."]
        }
        Reason::NoMaterials => [
            "The materials or Tributes for a monster that can be Summoned.",
            "召喚できるモンスターのための素材かリリース。",
            "Les Matériels ou les Sacrifices pour un monstre qui peut être Invoqué.",
        ],
        Reason::CannotAttack => [
            "The own Battle Step, and a monster that may declare this attack.",
            "自分のバトルステップで、その攻撃を宣言できるモンスター。",
            "Votre Battle Step, et un monstre qui peut déclarer cette attaque.",
        ],
        Reason::CannotChangePosition => [
            "Your own Main Phase, and a monster that was not Summoned, moved or attacking this turn.",
            "自分のメインフェイズで、このターンに召喚・表示形式の変更・攻撃をしていないモンスター。",
            "Votre Main Phase, et un monstre qui n'a été ni Invoqué, ni changé de position, et n'a pas attaqué ce tour-ci.",
        ],
        Reason::DamageStep => [
            "Another part of the turn: in this part of the Damage Step only some cards can be used.",
            "ほかのタイミング。ダメージステップのこの段階では、使えるカードが限られています。",
            "Un autre moment\u{a0}: dans cette partie de la Damage Step, peu de cartes sont utilisables.",
        ],
    }
}
