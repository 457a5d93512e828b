/** Loads the scripts of others that the configuration names (`scripts`), as far as the customer allows it. */
import { isAllowed, watchConsent } from './consent';

interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string }): unknown;
}

/**
 * Lets these scripts load further ones: the browser asks this policy about an address that did not go through the policy of the page, and it
 * allows the same ones. HTML and code as text stay refused.
 */
function allowFurtherScripts(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL(url) {
      window.startup?.policy.createScriptURL(url);
      return url;
    },
  });
}

type ThirdPartyScript = (typeof SHOP.scripts)[number];

function loadScript({ src, attributes }: ThirdPartyScript): void {
  const element = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.async = true;
  element.src = window.startup?.policy.createScriptURL(src) ?? src;
  document.head.append(element);
}

const mayLoad = ({ category }: ThirdPartyScript) => category === 'necessary' || isAllowed(category) === true;

/**
 * Loads each script once, as soon as it is allowed. A script cannot be unloaded, so the page is loaded again when its consent is withdrawn.
 * Returns a function that ends it.
 */
export function loadScripts(): () => void {
  const loaded = new Set<ThirdPartyScript>();
  const load = () => {
    if ([...loaded].some((script) => !mayLoad(script))) return window.location.reload();
    const next = SHOP.scripts.filter((script) => mayLoad(script) && !loaded.has(script));
    if (loaded.size === 0 && next.length > 0) allowFurtherScripts();
    for (const script of next) {
      loaded.add(script);
      loadScript(script);
    }
  };
  load();
  return watchConsent(load);
}
