/** One page of vite-plugin-ssr stands for all; which page it is comes with its props. */
export default () => true;
