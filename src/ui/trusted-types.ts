/*
 * Every page of the shop requires Trusted Types: no text becomes markup or a script URL unless the policy below has passed it. Its name is `default`,
 * so that the browser calls it for assignments by libraries: React creates each script element of a subsequent page from a constant, and writes the
 * structured data for search engines into it as text. No other policy may be created (`page-policy.server.ts`).
 */

interface Policy {
  createHTML(text: string): TrustedHTML;
}

interface PolicyRules {
  createHTML(text: string, type?: string, sink?: string): string;
  createScriptURL(address: string): string;
}

/** React parses it to create a script element, which no browser runs. */
const emptyScript = '<script></script>';

/** The scripts that run outside the pages: the service worker and the workers of the build. */
const programs = /^\/(?:service-worker|assets\/[\w.-]+)\.js$/;

/** The rules of the policy; it refuses anything else by throwing, as a browser without the policy would. */
export const policyRules: PolicyRules = {
  createHTML(text, _type, sink) {
    // Called explicitly: for the build's own icons, and by the editor, which parses pasted text in an inert document. For an assignment the browser
    // passes the sink.
    if (sink === undefined) return text;
    if (!text.includes('<') || text === emptyScript) return text;
    throw new TypeError(`Markup is not assigned as text: ${text.slice(0, 40)}`);
  },
  createScriptURL(address) {
    const { origin, pathname } = new URL(address, location.href);
    if (origin === location.origin && programs.test(pathname)) return address;
    throw new TypeError(`No program of the shop is at ${address.slice(0, 80)}`);
  },
};

const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy(name: string, rules: PolicyRules): Policy };
};
const policy = trustedTypes?.createPolicy('default', policyRules);

/** Returns markup written by the build itself, in the type that React may assign. */
export function markupOfBuild(markup: string): string | TrustedHTML {
  return policy?.createHTML(markup) ?? markup;
}
