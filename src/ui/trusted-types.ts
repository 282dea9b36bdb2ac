/*
 * Every page of the shop requires Trusted Types: no text becomes markup or a script's address unless the policy below has
 * passed it. It bears the name `default`, so that the browser calls it for what libraries assign: React makes each script
 * element of a page that follows from a constant, and writes what describes it to search engines as a text into it. Beside it no policy may
 * be made (`page-policy.server.ts`).
 */

interface Policy {
  createHTML(text: string): TrustedHTML;
}

interface PolicyRules {
  createHTML(text: string, type?: string, sink?: string): string;
  createScriptURL(address: string): string;
}

/** React parses it for the element in it, which no browser runs. */
const emptyScript = '<script></script>';

/** The programs that run beside the pages: the service worker and workers of the build. */
const programs = /^\/(?:service-worker|assets\/[\w.-]+)\.js$/;

/** What the policy lets through; anything else it refuses by throwing, as a browser without the policy would. */
export const policyRules: PolicyRules = {
  createHTML(text, _type, sink) {
    // Called by name, which is done with the build's own icons and by the editor, that parses what is pasted in a document
    // where nothing runs. A browser that calls it for what was assigned says where.
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

/** Markup that the build itself has written, as React may assign it. */
export function markupOfBuild(markup: string): string | TrustedHTML {
  return policy?.createHTML(markup) ?? markup;
}
