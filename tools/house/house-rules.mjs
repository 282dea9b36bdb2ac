// The constructs that this repository forbids, each with the name of its replacement.

/** Creates a lint rule that reports whatever matches one of the selectors. */
function ban(message, ...selectors) {
  return {
    meta: { type: 'problem', schema: [] },
    create: (context) =>
      Object.fromEntries(selectors.map((selector) => [selector, (node) => context.report({ node, message })])),
  };
}

const oneClock = ban(
  'There is one clock: take `now: Date` as an argument, or ask `shop.clock.now()` (platform/clock.ts).',
  "NewExpression[callee.name='Date'][arguments.length=0]",
  "CallExpression[callee.name='Date']",
  "MemberExpression[object.name='Date'][property.name='now']",
);

const noChance = ban(
  'Chance makes tests fail by chance: take the value as an argument, or `randomInt` and `randomUUID` of node:crypto for secrets and keys.',
  "MemberExpression[object.name='Math'][property.name='random']",
);

const settingsFromConfig = ban(
  'The environment is read once, in platform/config.ts: take the setting from `shop.config`.',
  "MemberExpression[object.name='process'][property.name='env']",
  "MemberExpression[object.name='process'][property.value='env']",
  'ImportDeclaration[source.value=/^(node:)?process$/]',
);

const logNotConsole = ban(
  'Write to `shop.log` (platform/log.ts), or in a screen throw, so that the error screen reports it.',
  "MemberExpression[object.name='console']",
);

const namedExports = ban(
  'Export by name, so that a thing is called the same everywhere; only pages, layouts, routes.ts, root.tsx and entry files have a default.',
  'ExportDefaultDeclaration',
  "ExportSpecifier[exported.name='default']",
);

const oneLink = ban(
  'A link to a page of the shop is `Link` of ui/link.tsx, which costs the server next to nothing.',
  "ImportDeclaration[source.value='react-router'] > ImportSpecifier[imported.name='Link']",
);

const oneForm = ban(
  'A form is `Form` of web/forms/form.tsx: it is sent once, says what is wrong beside each field, and goes to the first that is.',
  "JSXOpeningElement[name.name='form']",
);

const oneAction = ban(
  'A call that changes something goes through `useAction` (web/forms/use-action.ts), which knows that it is on its way; what is loaded through `useResource`.',
  'VariableDeclarator[init.callee.name=/^useState$/] > ArrayPattern > Identifier[name=/^set(Is)?(Busy|Saving|Sending|Submitting|Deleting|Loading|Pending)$/]',
);

/**
 * A manual busy flag: one function calls `setPaying(true)`, awaits, and calls `setPaying(false)`. A second press gets through between two renders,
 * and an error leaves the flag set.
 */
const busyByAction = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const open = [];
    const enter = (node) => open.push({ node, waits: [], calls: new Map() });
    const leave = () => {
      const { node, waits, calls } = open.pop();
      for (const [name, { on, off }] of calls)
        if (waits.some((at) => on < at && at < off))
          context.report({
            node,
            message: `${name} is a busy flag by hand: useAction (web/forms/use-action.ts) knows that a call is on its way, also where it fails.`,
          });
    };
    const handlers = {};
    for (const kind of ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']) {
      handlers[kind] = enter;
      handlers[`${kind}:exit`] = leave;
    }
    return {
      ...handlers,
      AwaitExpression: (node) => {
        const here = open.at(-1);
        here?.waits.push(node.range[0]);
      },
      'CallExpression[callee.name=/^set[A-Z]/] > Literal.arguments': ({ value, parent: { callee, range } }) => {
        const here = open.at(-1);
        if (here === undefined) return;
        const before = here.calls.get(callee.name) ?? { on: Infinity, off: -Infinity };
        if (value === true) here.calls.set(callee.name, { ...before, on: Math.min(before.on, range[0]) });
        else if (value === false || value === null)
          here.calls.set(callee.name, { ...before, off: Math.max(before.off, range[0]) });
      },
    };
  },
};

const noFetchInEffect = ban(
  'An effect asks the shop nothing: what a screen shows is loaded by `useResource` (web/data/use-resource.ts), a press is a `useAction`.',
  'CallExpression[callee.name=/^use(Layout)?Effect$/] CallExpression[callee.name=/^(\\w+Api|api|fetch|partOfPage)$/]',
  "CallExpression[callee.name=/^use(Layout)?Effect$/] CallExpression[callee.property.name='then'][callee.object.type!='ImportExpression']",
  'CallExpression[callee.name=/^use(Layout)?Effect$/] AwaitExpression',
);

const noInterval = ban(
  'An interval goes on while the answer before is missing and while nobody looks: `repeat` (web/data/repeat.ts) waits for both, `useClock` (ui/feedback/second-clock.ts) is the clock of every countdown.',
  "CallExpression[callee.name='setInterval']",
  "CallExpression[callee.property.name='setInterval']",
);

const noAnswerByName = ban(
  'A gateway that gave up has no answer of the shop either: `isNoAnswer` of shared/contract/api-client.ts says whether one came.',
  "BinaryExpression[operator=/^[!=]==$/][left.name='status'][right.value=0]",
  "BinaryExpression[operator=/^[!=]==$/][left.property.name='status'][right.value=0]",
  "BinaryExpression[operator=/^[!=]==$/][left.expression.property.name='status'][right.value=0]",
);

const typedStatements = ban(
  'The database is asked by a `statement` or `composedStatement` (platform/database/statement.ts), whose types are checked, or by the builder of `shop.db`.',
  "CallExpression[callee.property.name='query'][callee.object.name=/^(pool|client|\\$client)$/]",
  "CallExpression[callee.property.name='query'][callee.object.property.name=/^(pool|\\$client)$/]",
  "CallExpression[callee.property.name='execute'] > TaggedTemplateExpression",
  "CallExpression[callee.property.name='execute'][callee.object.property.name='db']",
);

/** Each physical utility of Tailwind with the logical one that follows the layout's direction. */
const logicalFor = new Map([
  ['ml', 'ms-'],
  ['mr', 'me-'],
  ['pl', 'ps-'],
  ['pr', 'pe-'],
  ['left', 'start-'],
  ['right', 'end-'],
  ['scroll-ml', 'scroll-ms-'],
  ['scroll-mr', 'scroll-me-'],
  ['scroll-pl', 'scroll-ps-'],
  ['scroll-pr', 'scroll-pe-'],
  ['text-left', 'text-start'],
  ['text-right', 'text-end'],
  ['float-left', 'float-start'],
  ['float-right', 'float-end'],
  ['border-l', 'border-s'],
  ['border-r', 'border-e'],
  ['rounded-l', 'rounded-s'],
  ['rounded-r', 'rounded-e'],
  ['rounded-tl', 'rounded-ss'],
  ['rounded-tr', 'rounded-se'],
  ['rounded-bl', 'rounded-es'],
  ['rounded-br', 'rounded-ee'],
]);

/** A physical utility after its variants (`md:hover:!ml-2`); a word such as `left` or `right-to-left` does not match. */
const physical = new RegExp(
  `(?:^|:)!?-?(?<name>${[...logicalFor.keys()].join('|')})(?:(?<=text-left|text-right|float-left|float-right|border-.|rounded-..?)|-(?:\\d|\\[|\\(|px|auto|full|none|sm|md|lg|xl).*)!?$`,
);

const logicalUtilities = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const check = (node, text) => {
      for (const word of text.split(/\s+/)) {
        const message = errorOf(word);
        if (message) context.report({ node, message });
      }
    };
    return {
      Literal: (node) => typeof node.value === 'string' && !isImport(node) && check(node, node.value),
      TemplateElement: (node) => check(node, node.value.cooked ?? ''),
    };
  },
};

function errorOf(word) {
  if (/(^|:)(rtl|ltr):\S/.test(word)) {
    return `'${word}': the build turns rtl: and ltr: into selectors by language; use a logical utility (ms-, pe-, start-, text-start).`;
  }
  const name = physical.exec(word)?.groups.name;
  return name ? `'${word}' is physical; '${logicalFor.get(name)}' follows the layout's direction.` : null;
}

function isImport(node) {
  return [
    'ImportDeclaration',
    'ExportNamedDeclaration',
    'ExportAllDeclaration',
    'ImportExpression',
    'TSLiteralType',
  ].includes(node.parent.type);
}

const house = {
  meta: { name: 'house' },
  rules: {
    'one-clock': oneClock,
    'no-chance': noChance,
    'settings-from-config': settingsFromConfig,
    'log-not-console': logNotConsole,
    'named-exports': namedExports,
    'one-link': oneLink,
    'one-form': oneForm,
    'one-action': oneAction,
    'busy-by-action': busyByAction,
    'no-fetch-in-effect': noFetchInEffect,
    'no-interval': noInterval,
    'no-answer-by-name': noAnswerByName,
    'typed-statements': typedStatements,
    'logical-utilities': logicalUtilities,
  },
};

export default house;
