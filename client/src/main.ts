import "./art/theme.css";
import "./art/base.css";
import "./app/global.css";
import { mount } from "svelte";
import App from "./app/App.svelte";
import { follow } from "./ui/route.svelte";
import { dress, firstLanguage } from "./ui/preferences.svelte";
import { need, speak } from "./text/text.svelte";

dress();
await speak(firstLanguage());
await need("client");
follow();
mount(App, { target: document.getElementById("app") as HTMLElement });
