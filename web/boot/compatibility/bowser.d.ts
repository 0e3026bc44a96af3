/** Bowser's build for browsers that know only ES5; the package types only its modern one. */
declare module 'bowser/es5.js' {
  export { default } from 'bowser';
}
