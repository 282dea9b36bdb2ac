import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => /^(features|web)\/.*\.tsx$/.test(file) && !file.endsWith('.test.tsx'))
  .sort();

/** Fields for texts of several lines. */
const longFields = ['TextArea', 'textarea', 'DocumentEditor'];
/** Fields for a single line. */
const lineFields = ['TextField', 'NumberField', 'input'];
/** Fields for a choice. */
const choiceFields = [
  ...['RadioCards', 'Select', 'ChipChoice', 'RefundWayCards', 'QuantityStepper', 'StarsField', 'ImagePicker'],
  ...['Checkbox', 'Switch'],
];

/** Multi-line texts whose draft is in another file: the component that renders them and passes the draft. */
const draftElsewhere: Readonly<Record<string, string>> = {
  'features/blog/admin/post-fields.tsx': 'features/blog/admin/post-editor.tsx',
  'features/products/admin/editor/texts-part.tsx': 'features/products/admin/product-edit-page.tsx',
  'features/help/admin/answer-page.tsx': 'features/help/admin/answer-page.tsx',
  'features/questions/storefront/short-text-form.tsx': 'features/questions/storefront/use-short-text.ts',
  'features/reviews/storefront/write-review.tsx': 'features/reviews/storefront/use-written-review.ts',
  'features/tickets/storefront/contact-form.tsx': 'features/tickets/storefront/contact-draft.ts',
};

/** Single lines stored only in component state, with the reason why they need not outlive the screen. */
const onlyAMoment: Readonly<Record<string, string>> = {
  'features/coupons/admin/find-code.tsx': 'a code that is looked up and nothing is made of',
  'features/listings/storefront/filter/filter-brands.tsx': 'words that narrow a list as they are typed',
  'features/order-payments/storefront/pay-part.tsx': 'a sum, paid in one breath',
  'features/products/admin/product-finder.tsx': 'words that search as they are typed',
  'features/synonyms/admin/built-in-tab.tsx': 'words that narrow a list as they are typed',
};

/** Choices stored only in component state, with the reason why they need not outlive the screen. */
const chosenForAMoment: Readonly<Record<string, string>> = {
  'features/blog/admin/post-fields.tsx': 'which language of a text is displayed',
  'features/help/admin/answer-page.tsx': 'which language of a text is displayed',
  'features/pages/admin/written-page-page.tsx': 'which language of a text is displayed',
  'features/sellers/storefront/application-fields.tsx': 'held by its form under its name',
};

/** Uncontrolled single lines in a form that stores none of them, with the reason. */
const heldByTheField: Readonly<Record<string, string>> = {
  'features/auth/storefront/forget-password-page.tsx': 'who one is, which the browser fills in',
  'features/auth/storefront/password-form.tsx': 'who one is, which the browser fills in',
  'features/auth/storefront/phone-form.tsx': 'who one is, which the browser fills in',
  'features/auth/storefront/second-step/authenticator-setup.tsx': 'a code of 30 seconds',
  'features/auth/storefront/second-step/code-step.tsx': 'a code that works once',
  'features/checkout/storefront/payment/card-fields.tsx': 'a card, which no browser should store for us',
  'features/sellers/storefront/application-fields.tsx': 'held by the form of the page',
  'features/sellers/storefront/place-fields.tsx': 'held by the form of the page',
  'features/sellers/storefront/vendors-page.tsx': 'words that search',
  'features/staff/admin/first-owner-page.tsx': 'a link that works once',
  'features/tickets/storefront/contact-form.tsx': 'held by its draft, which its fields are given',
  'web/admin/filter-bar.tsx': 'words that search after a pause of 0.3 s, and stand in the address then',
};

/** Files that clear a draft themselves, with the reason. */
const emptiedByHand: Readonly<Record<string, string>> = {
  'features/auth/storefront/phone-change.tsx': 'a code that is under way, not a text',
  'features/chat/storefront/message-composer.tsx': 'a message goes to the queue of its conversation at once',
  'features/listings/storefront/filter/half-set.tsx': 'words that stand in the address by then',
};

/** Drafts that start afresh each time or belong to their writer alone, so that nobody else can change them concurrently. */
const writtenAlone: Readonly<Record<string, string>> = {
  'features/accounts/storefront/avatar-field.tsx': 'an image that is taken away',
  'features/bank-transfers/admin/bank-transfers-page.tsx': 'the sum that was found',
  'features/bank-transfers/storefront/use-report.ts': 'a report of its buyer',
  'features/blog/admin/remove-post-category.tsx': 'where posts go',
  'features/cancellations/admin/end-order-dialog.tsx': 'a reason',
  'features/fulfillments/storefront/undelivered-dialog.tsx': 'what became of a parcel',
  'features/media/admin/image-dialog.tsx': 'words of an image that is put into a text',
  'features/media/admin/image-words-dialog.tsx': 'words within a text, which has a draft of its own',
  'features/payouts/admin/use-written-payout.ts': 'a payout',
  'features/refunds/admin/refund-dialog.tsx': 'a refund',
  'features/refunds/storefront/use-refund-way.ts': 'the way that money goes back',
  'features/returns/admin/parcel-decision.tsx': 'whether goods are sent again',
  'features/returns/admin/return-dialogs.tsx': 'goods that are in',
  'features/returns/storefront/request-return.tsx': 'a request',
  'features/reviews/storefront/use-written-review.ts': 'a review of its writer',
  'features/store-credit/admin/change-credit-dialog.tsx': 'a credit',
};

interface Typed {
  readonly element: string;
  /** The `useState` variable of the same file that holds its value. */
  readonly inState: string | null;
}

/** The input fields in a source file, and which of them store their value only in component state. */
export function typedInto(text: string): Typed[] {
  const source = ts.createSourceFile('x.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const states = new Set<string>();
  const found: Typed[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isVariableDeclaration(node) &&
      ts.isArrayBindingPattern(node.name) &&
      node.initializer !== undefined &&
      ts.isCallExpression(node.initializer) &&
      node.initializer.expression.getText(source) === 'useState'
    )
      states.add(node.name.elements[0]?.getText(source) ?? '');
    if (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) {
      const element = node.tagName.getText(source);
      if ([...longFields, ...lineFields, ...choiceFields].includes(element)) {
        const value = node.attributes.properties.find(
          (one): one is ts.JsxAttribute => ts.isJsxAttribute(one) && /^(value|checked)$/.test(one.name.getText(source)),
        )?.initializer;
        const names =
          value === undefined
            ? []
            : (value
                .getText(source)
                .replaceAll(/\[[^\]]*\]/g, '')
                .match(/[A-Za-z]\w*/g) ?? []);
        found.push({ element, inState: names.find((name) => states.has(name)) ?? null });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const sources = files.map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
const usesDraft = (text: string) => /\buse(Stored)?Draft\b|\buseHalfTyped\b|\bstoredDraft\b|\bsavedDraft\b/.test(text);

describe('text that outlives its screen', () => {
  const long = sources.filter(({ text }) => typedInto(text).some(({ element }) => longFields.includes(element)));

  test('the source scan finds the fields', () => {
    expect(long.length).toBeGreaterThan(18);
    expect(
      typedInto("const [a, setA] = useState(''); return <><TextArea value={a} /><TextField value={b.c} /></>"),
    ).toEqual([
      { element: 'TextArea', inState: 'a' },
      { element: 'TextField', inState: null },
    ]);
  });

  test('a password is held by its field only, so that nothing remains when its dialog closes', () => {
    const inState = sources.filter(({ text }) =>
      [...text.matchAll(/<PasswordField\b((?:[^>]|=>)*?)\/>/g)].some(([, given = '']) => /\bvalue=/.test(given)),
    );
    expect(inState.map(({ file }) => file)).toEqual([]);
  });

  test('a line that its field holds itself is stored by its form', () => {
    const holding = sources.filter(({ text }) =>
      [...text.matchAll(/<TextField\b((?:[^>]|=>)*?)\/?>/g)].some(
        ([, given = '']) => !/\bvalue=|\{\.\.\./.test(given) && !/\bheld=/.test(text),
      ),
    );
    expect(holding.map(({ file }) => file)).toEqual(Object.keys(heldByTheField));
  });

  test.each(long.map(({ file }) => file))('%s: a multi-line text is a stored draft', (file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const undrafted = typedInto(text).filter(
      ({ element, inState }) => longFields.includes(element) && inState !== null,
    );
    expect(undrafted).toEqual([]);
    const where = draftElsewhere[file] ?? file;
    expect(usesDraft(readFileSync(path.join(root, where), 'utf8')), `${where} has no draft`).toBe(true);
  });

  test('a sent draft is cleared by what was sent, so that text typed meanwhile stays', () => {
    const emptied = sources.filter(({ text }) =>
      [...text.matchAll(/\[\w+, (set\w+)[^\]]*\] = useStoredDraft\(/g)].some(([, set = '']) =>
        text.includes(`${set}('')`),
      ),
    );
    expect(emptied.map(({ file }) => file)).toEqual(Object.keys(emptiedByHand));
  });

  test('a form is discarded only by an explicit press: a send clears what was sent', () => {
    const everySource = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => /^(features|web)\b.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .filter((file) => readFileSync(path.join(root, file), 'utf8').includes('takeStored('));
    expect(everySource).toEqual([]);
  });

  test('a chosen image is part of the draft: separately, it would overwrite what somebody else saved', () => {
    const beside = sources.filter(({ text }) => /\bkeys\[0\] \?\?/.test(text));
    // The customer's own image, which stays in the picker until it is saved.
    expect(beside.map(({ file }) => file)).toEqual(['features/accounts/storefront/avatar-field.tsx']);
  });

  test("a line held only in its screen's state is listed with a reason", () => {
    const inState = sources.filter(({ text }) =>
      typedInto(text).some(({ element, inState: name }) => name !== null && lineFields.includes(element)),
    );
    expect(inState.map(({ file }) => file)).toEqual(Object.keys(onlyAMoment).sort());
  });

  test("a choice held only in its screen's state is listed with a reason", () => {
    const inState = sources.filter(({ text }) =>
      typedInto(text).some(({ element, inState: name }) => name !== null && choiceFields.includes(element)),
    );
    expect(inState.map(({ file }) => file)).toEqual(Object.keys(chosenForAMoment).sort());
  });
});

/** Fields, and the screen's own groups of fields, that precede the draft notice among its siblings. */
export function fieldsBeforeNotice(text: string): string[] {
  const source = ts.createSourceFile('x.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const fields = [...longFields, ...lineFields, ...choiceFields].join('|');
  const isField = new RegExp(
    String.raw`<(?:${fields}|\w+(?:Fields|Field|Choice|Picker))\b|^\{\s*(?:props\.)?children\s*\}$`,
  );
  const hasNotice = (node: ts.Node) => /<DraftNotice\b/.test(node.getText(source));
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node)) {
      const at = node.children.findIndex(hasNotice);
      found.push(
        ...node.children
          .slice(0, Math.max(at, 0))
          .map((child) => child.getText(source).trim())
          .filter((child) => isField.test(child)),
      );
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

describe('changes saved by others, or restored drafts, are announced', () => {
  test('the source scan finds what is before it', () => {
    expect(fieldsBeforeNotice('<Form><h2>a</h2><TextField /><p><DraftNotice /></p></Form>')).toEqual(['<TextField />']);
    expect(fieldsBeforeNotice('<Form>{children}<DraftNotice /></Form>')).toEqual(['{children}']);
  });

  test('wherever others may write, too', () => {
    const writing = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .map((file) => file.split(path.sep).join('/'))
      .filter((file) => /^(features|web\/admin)\b.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
    const announces = (text: string) => /<DraftNotice|<DraftDialog|<SettingsForm/.test(text);
    /** Whether the file announces drafts itself, or a screen that uses it does. */
    const isAnnounced = ({ file, text }: { file: string; text: string }) =>
      announces(text) ||
      writing.some(
        (other) =>
          path.posix.dirname(other.file) === path.posix.dirname(file) &&
          other.text.includes(`'./${path.posix.basename(file)}'`) &&
          announces(other.text),
      );
    const silent = writing.filter((one) => /\buse(Draft|WrittenItem)[(<]/.test(one.text) && !isAnnounced(one));
    expect(silent.map(({ file }) => file).sort()).toEqual(Object.keys(writtenAlone).sort());
  });

  test('a save clears what was sent, not the response, in which texts are trimmed', () => {
    expect(sources.filter(({ text }) => /\.saved\(\w+\(/.test(text)).map(({ file }) => file)).toEqual([]);
  });

  test('before the fields, where it is visible when a dialog is reopened', () => {
    const noticing = sources.filter(({ text }) => text.includes('<DraftNotice'));
    const behind = noticing.flatMap(({ file, text }) => fieldsBeforeNotice(text).map((field) => `${file}: ${field}`));
    expect(behind).toEqual([]);
  });
});
