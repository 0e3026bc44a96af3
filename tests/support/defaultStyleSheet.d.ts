declare module 'jsdom/lib/jsdom/browser/default-stylesheet.js' {
  /** The rules that jsdom gives every element, as text of CSS. */
  const styleSheet: string;
  export default styleSheet;
}
