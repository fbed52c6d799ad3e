//! The spellspeed site.

fn main() {
    yew::Renderer::<spellspeed_web::app::App>::new().render();
}
