// The first file names the order of all layers.
import "../parts/styles/index.css";
import "../sections/styles.ts";
import { startWhenWanted } from "./start.ts";

startWhenWanted();
