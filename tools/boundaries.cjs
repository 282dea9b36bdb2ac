// Who may import whom, in one table. The reasons stand in docs/decisions; each rule is proven by a planted error in boundaries.test.ts.

const { uses, bottomLayer } = require('./boundaries/feature-map.cjs');

const features = Object.keys(uses);

/** What each feature may import, the bottom layer included; those that may use all stand beside each other on top. */
const mayUse = Object.fromEntries(
  features.map((feature) => [
    feature,
    uses[feature] === 'all'
      ? features.filter((name) => uses[name] !== 'all')
      : (bottomLayer[feature] ?? [...uses[feature], ...Object.keys(bottomLayer)]),
  ]),
);

const anyOf = (names) => `(?:${names.join('|')})`;
const feature = '^src/features/[^/]+/';
const test = '\\.test\\.tsx?$|^src/(platform/)?testing/';
const factory = '\\.factory\\.ts$';
const page = '-page\\.tsx$';
const tables = '/server/.*\\.tables\\.ts$';
/** Views are for everybody, whatever the map says: they are the database's own contract, as foreign keys are. */
const views = '/server/.*\\.views\\.ts$';
const top = '^src/(?:[^/]+|start/.*)$';
const screens = ['^src/(?:ui|web)/', `${feature}(?:storefront|admin)/`];
/** Files of src/web that run on the server alone. */
const webOnServer = '^src/web/.*\\.server\\.tsx?$';

const rules = [
  ...features.map((name) => ({
    name: `${name}-uses-only-what-it-may`,
    comment: `${name} may use ${mayUse[name].join(', ') || 'no other feature'} (tools/boundaries/feature-map.cjs). What lies above it hears of its news by an event.`,
    from: { path: `^src/features/${name}/`, pathNot: [test, page] },
    to: { path: feature, pathNot: [`^src/features/${anyOf([name, ...mayUse[name]])}/`, tables, views, factory] },
  })),
  {
    name: 'a-feature-stands-in-the-map',
    comment: 'A new feature is entered in tools/boundaries/feature-map.cjs with what it may use.',
    from: { path: feature, pathNot: `^src/features/${anyOf(features)}/` },
    to: {},
  },
  {
    name: 'server-of-another-feature-is-closed',
    comment:
      "Another feature's server/ is entered by its *.service.ts, and its SQL by its *.fragments.ts and *.views.ts.",
    from: { path: '^src/features/([^/]+)/', pathNot: [test, factory] },
    to: {
      path: `${feature}server/`,
      pathNot: ['^src/features/$1/', '\\.(?:service|fragments)\\.ts$', tables, views, factory],
    },
  },
  {
    name: 'tables-meet-by-foreign-keys-alone',
    comment: "Another feature's tables are imported by tables, for foreign keys; queries join views that it exports.",
    from: {
      path: '^src/features/([^/]+)/',
      pathNot: [test, factory, tables],
    },
    to: { path: tables, pathNot: '^src/features/$1/' },
  },
  {
    name: 'factories-are-for-tests',
    comment: 'A factory makes what a test needs; the shop itself goes through services.',
    from: { path: '^src/', pathNot: [test, factory] },
    to: { path: factory },
  },
  {
    name: 'seeds-are-for-shops-that-are-filled',
    comment: 'A *.seed.ts writes rows as they are, past every rule of the shop: the demo and tests fill a shop by it.',
    from: { path: '^src/', pathNot: [test, factory, '\\.seed\\.ts$'] },
    to: { path: '\\.seed\\.ts$' },
  },
  {
    name: 'tests-are-imported-by-tests-alone',
    comment: 'What runs in the shop knows nothing of its tests.',
    from: { path: '^src/', pathNot: [test, factory] },
    to: { path: test },
  },
  {
    name: 'only-routes-import-a-page',
    comment: 'A page stands on top: what two pages share is a screen part of its own.',
    from: { path: '^src/', pathNot: [test, '^src/routes\\.ts$'] },
    to: { path: page },
  },
  {
    name: 'rules-are-pure',
    comment:
      'Rules know the shop and nothing of its machinery: only shared/, other rules, contracts. Time comes in as an argument.',
    from: { path: `${feature}.*\\.rules\\.ts$` },
    to: { pathNot: ['^src/shared/', `${feature}[^/]+\\.(?:rules|contract)\\.ts$`, '^node_modules/typebox/'] },
  },
  {
    name: 'roots-of-features-run-everywhere',
    comment: "A file in a feature's root runs on both sides: it takes only shared/, typebox and other features' roots.",
    from: { path: `${feature}[^/]+$`, pathNot: [test, '\\.rules\\.ts$'] },
    to: { pathNot: ['^src/shared/', `${feature}[^/]+$`, '^node_modules/typebox/'] },
  },
  {
    name: 'shared-imports-only-shared',
    comment: 'shared/ is pure and runs on both sides: no framework, no Node, no clock.',
    from: { path: '^src/shared/', pathNot: test },
    to: { pathNot: ['^src/shared/', '^node_modules/(?:typebox|ajv)/'] },
  },
  {
    name: 'shared-takes-types-alone-of-ajv',
    comment: 'A phone would load all of ajv: import its types only.',
    from: { path: '^src/shared/', pathNot: test },
    to: { path: '^node_modules/ajv/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'screens-never-import-the-server',
    comment:
      'Screens ask the server by calls. In src/web a file named *.server.ts runs on the server and may import platform/.',
    from: { path: screens, pathNot: [test, webOnServer] },
    to: { path: ['^src/platform/', `${feature}server/`] },
  },
  {
    name: 'web-on-the-server-knows-no-feature-server',
    comment: 'A *.server.ts in src/web may import platform/; what features do it asks by calls.',
    from: { path: webOnServer },
    to: { path: `${feature}server/` },
  },
  {
    name: 'screens-use-nothing-of-node',
    comment: 'Screens run in a browser.',
    from: { path: screens, pathNot: [test, webOnServer] },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'screens-take-types-alone-of-contracts',
    comment: 'A contract at run time brings its schemas to the phone: write `import type`.',
    from: { path: screens, pathNot: [test, webOnServer] },
    to: { path: '\\.contract\\.ts$', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'ui-knows-no-noun-of-the-shop',
    comment: 'The design system imports no feature and nothing of src/web.',
    from: { path: '^src/ui/', pathNot: test },
    to: { path: ['^src/web/', `${feature}(?!server/)`] },
  },
  {
    name: 'server-imports-no-screen',
    comment: 'The server knows nothing of screens.',
    from: { path: `${feature}server/`, pathNot: test },
    to: { path: screens },
  },
  {
    name: 'platform-knows-no-feature',
    comment: 'The machinery stands below the features and the screens.',
    from: { path: '^src/platform/', pathNot: test },
    to: { path: ['^src/(?:features|ui|web)/'] },
  },
  {
    name: 'nothing-imports-the-top',
    comment: 'src/*.ts and start/ put the shop together; only platform/database/database.ts takes tables.ts.',
    from: { path: '^src/', pathNot: [test, top, '^src/platform/database/database\\.ts$'] },
    to: { path: top },
  },
  {
    name: 'the-database-takes-only-the-tables',
    comment: 'platform/database/database.ts takes tables.ts and nothing else of the top.',
    from: { path: '^src/platform/database/database\\.ts$' },
    to: { path: top, pathNot: '^src/tables\\.ts$' },
  },
  {
    name: 'only-start-opens-the-demo',
    comment:
      'The demo shop stands beside the shop: src/start fills it and serves its gateways, tests and factories use them.',
    from: { path: '^src/', pathNot: [test, factory, '^src/start/', '^src/testing/'] },
    to: { path: '^demo/' },
  },
  {
    name: 'the-shop-imports-no-tooling',
    comment: 'tools/, bench/ and e2e/ look at the shop from outside.',
    from: { path: '^src/', pathNot: test },
    to: { path: '^(?:tools|bench|e2e)/' },
  },
  {
    name: 'no-circles',
    comment: 'Two files that need each other are one, or lack a third. (Types alone may go round.)',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
];

exports.mayUse = mayUse;
exports.rules = rules.map((rule) => ({ severity: 'error', ...rule }));
