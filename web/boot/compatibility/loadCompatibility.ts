import { mayHaveObstacles } from './mayHaveObstacles.ts';

/** Stands at the end of every page, after the script of the banner, whose type keeps browsers from loading it. */
function load(): void {
  const script = document.getElementById('load-compatibility');
  const parent = script?.parentNode;
  if (!script || !parent) return;
  // Put in again as a script it is loaded. To make a new one with this address is what the page's policy forbids.
  script.removeAttribute('id');
  script.removeAttribute('type');
  parent.appendChild(parent.removeChild(script));
}

// The script in the head sets the attribute where the bundle could not be loaded; it hears of that before this one.
const loadIfBroken = () => {
  if (document.documentElement.hasAttribute('data-not-loaded')) load();
};

if (mayHaveObstacles(window)) load();
loadIfBroken();
window.addEventListener('error', loadIfBroken, true);
