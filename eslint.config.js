import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { house } from './tools/house-rules.mjs';

const testFiles = ['**/*.test.{ts,tsx}', 'src/{testing,platform/testing}/**', 'e2e/**'];
const screens = ['src/{ui,web}/**/*.{ts,tsx}', 'src/features/*/{storefront,admin}/**/*.{ts,tsx}', 'src/*.tsx'];

/** Files that still ask the database by a text of their own. None is added; each goes from this list when it is converted. */
const askedByText = [
  'src/**/product-{list,search}.store.ts',
  'src/**/products-admin.store.ts',
  '**/demo-{books,fact,offers,order-rows,said,shelves}.ts',
  '**/fill-demo-shop.ts',
  'src/**/books.service.ts',
  'src/start/audit.ts',
];

export default defineConfig(
  globalIgnores([
    'build/',
    '.building-*/',
    '.react-router/',
    'data/',
    'migrations/',
    'test-results/',
    'playwright-report/',
    'screenshots/',
  ]),
  // No comment switches a rule off: an exception stands here, with its reason.
  { linterOptions: { noInlineConfig: true } },
  js.configs.recommended,
  { plugins: { house }, rules: { eqeqeq: ['error', 'smart'], 'no-console': 'off' } },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {
      globals: Object.fromEntries(
        [
          'process',
          'console',
          'performance',
          'setTimeout',
          'URL',
          'fetch',
          'module',
          'exports',
          'require',
          'Buffer',
        ].map((name) => [name, 'readonly']),
      ),
    },
  },
  {
    files: ['**/*.{ts,tsx,mts,cts}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: {
        // The worker's entry stands outside of its folder, whose tsconfig no file above it is looked up in.
        projectService: {
          allowDefaultProject: ['src/service-worker.ts'],
          defaultProject: 'src/features/offline/worker/tsconfig.json',
        },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // `import { type A }` leaves an import behind at run time, which brings a contract to the phone.
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unnecessary-condition': ['error', { allowConstantLoopConditions: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/no-invalid-void-type': ['error', { allowInGenericTypeArguments: true }],
      // A Response is React Router's way to answer with a redirection or a status.
      '@typescript-eslint/only-throw-error': [
        'error',
        {
          allow: [
            { from: 'lib', name: 'Response' },
            { from: 'package', package: 'react-router', name: 'DataWithResponseInit' },
          ],
        },
      ],
      // Our letters are single code points: spreading a string is how its letters are walked.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
      '@typescript-eslint/restrict-plus-operands': ['error', { allowNumberAndString: true }],
      // An outlet that does nothing is an empty function.
      '@typescript-eslint/no-empty-function': 'off',
      // We have no enums; those of pg's types are plain numbers.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      // A handler of a call is async by its type, whether or not it waits for something.
      '@typescript-eslint/require-await': 'off',
      // Both are in use, each where it reads better; an index signature of a type is also a claim about its keys.
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      // `process.env['PORT']` says that the key is not known to the types.
      '@typescript-eslint/dot-notation': 'off',
    },
  },
  {
    files: ['{src,demo}/**/*.{ts,tsx}'],
    rules: {
      'house/one-clock': 'error',
      'house/no-chance': 'error',
      'house/settings-from-config': 'error',
      'house/log-not-console': 'error',
      'house/named-exports': 'error',
      'house/one-link': 'error',
      'house/typed-statements': 'error',
    },
  },
  { files: [...askedByText, 'src/platform/**'], rules: { 'house/typed-statements': 'off' } },
  { files: ['src/ui/link{,.test}.tsx'], rules: { 'house/one-link': 'off' } },
  { files: ['src/platform/clock.ts'], rules: { 'house/one-clock': 'off' } },
  // The browser's clock: countdowns, and when an access token ends.
  {
    files: ['src/{ui,web}/**/*{countdown,clock}*', 'src/features/*/storefront/**/*countdown*'],
    rules: { 'house/one-clock': 'off' },
  },
  {
    files: ['src/platform/config.ts', 'src/{testing,platform/testing}/**'],
    rules: { 'house/settings-from-config': 'off' },
  },
  // Files whose default export a framework asks for: React Router's modules, Vitest's global set-up.
  {
    files: [
      'src/**/*-page.tsx',
      'src/**/*-layout.tsx',
      'src/**/*.d.ts',
      'src/routes.ts',
      'src/*.tsx',
      'src/platform/testing/*-setup.ts',
    ],
    rules: { 'house/named-exports': 'off' },
  },
  {
    files: screens,
    extends: [reactHooks.configs.flat['recommended-latest']],
    rules: { 'house/logical-utilities': 'error' },
  },
  {
    files: screens,
    rules: {
      'house/one-form': 'error',
      'house/one-action': 'error',
      'house/busy-by-action': 'error',
      'house/no-fetch-in-effect': 'error',
      'house/no-interval': 'error',
    },
  },
  { files: ['src/web/forms/form.tsx'], rules: { 'house/one-form': 'off' } },
  {
    files: testFiles,
    rules: {
      'house/one-clock': 'off',
      'house/no-chance': 'off',
      'house/log-not-console': 'off',
      'house/typed-statements': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-misused-spread': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  // Fixtures of Playwright are not React: their `use` is no hook, and `{}` says that a fixture needs no other.
  { files: ['e2e/**'], rules: { 'no-empty-pattern': 'off' } },
);
