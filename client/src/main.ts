import "./art/theme.css";
import "./art/base.css";
import "./app/app.css";
import { mount } from "svelte";
import App from "./app/App.svelte";
import { follow } from "./app/route.svelte";
import { dress, firstLanguage } from "./app/settings.svelte";
import { need, speak } from "./text/text.svelte";

dress();
await speak(firstLanguage());
await need("client");
follow();
mount(App, { target: document.getElementById("app") as HTMLElement });
