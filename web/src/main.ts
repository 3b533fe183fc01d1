import "./look/tokens.css";
import "./look/base.css";
import "./theme";
import "./ui/screen.svelte";
import { mount } from "svelte";
import App from "./App.svelte";
import { asksFor, firstLanguage, setLanguage } from "./words/words.svelte";

await setLanguage(firstLanguage(), asksFor() !== null);
mount(App, { target: document.getElementById("page")! });
