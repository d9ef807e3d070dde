import { mount } from "svelte";
import "../base.css";
import Gallery from "../Gallery.svelte";
import "../theme.css";

mount(Gallery, { target: document.body });
