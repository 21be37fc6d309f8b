/** The parts of css-tree without its dictionary of properties; its types know the whole only. */
declare module 'css-tree/parser' {
  // biome-ignore lint/style/noDefaultExport: that is how css-tree exports it
  export { parse as default } from 'css-tree';
}

declare module 'css-tree/tokenizer' {
  export { tokenize, tokenTypes } from 'css-tree';
}
