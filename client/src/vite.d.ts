/// <reference types="svelte" />
/// <reference types="vite/client" />

/** The pictures of the games for the start page, by game: where they lie beside the page. */
declare const __HEROES__: Readonly<Record<string, string>>;
