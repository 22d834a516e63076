/** The questions every city answers in its own words. */
export { default } from "../faq/Faq.tsx";
