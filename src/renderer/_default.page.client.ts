import "../templates/styles/index.css";
import { startWhenWanted } from "./start.ts";

startWhenWanted();
