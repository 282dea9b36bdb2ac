import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import type { Language } from '#shared/language.ts';
import { asDrawn, ownDirection, visualRuns } from './visual-text.ts';

const { resolve } = createRequire(import.meta.url);
const fonts = {
  regular: resolve('vazirmatn/fonts/ttf/Vazirmatn-Regular.ttf'),
  bold: resolve('vazirmatn/fonts/ttf/Vazirmatn-Bold.ttf'),
};
/** With any feature named, the library shapes a run as a whole; without, word by word, from left to right. */
const features = ['kern'] as unknown as PDFKit.Mixins.OpenTypeFeatures[];

const margin = 40;
const ink = '#1b1f24';
const muted = '#5c6570';
const line = '#d8d2c8';

interface Box {
  /** From the side at which the language begins. */
  readonly start: number;
  readonly width: number;
}

interface Style {
  readonly size?: number;
  readonly bold?: boolean;
  readonly quiet?: boolean;
  /** To the side at which the language ends. */
  readonly atEnd?: boolean;
  /** From data: in its own direction, whichever the language has. */
  readonly own?: boolean;
}

/** A4 sheets written from the top down, in a language that may run either way. */
export class PdfPage {
  readonly #doc = new PDFDocument({ size: 'A4', margin, autoFirstPage: true });
  readonly #pieces: Buffer[] = [];
  readonly #done: Promise<Buffer>;
  readonly #language: Language;
  readonly width: number;
  y = margin;

  constructor(language: Language, title: string) {
    this.#language = language;
    this.width = this.#doc.page.width - 2 * margin;
    this.#doc.info.Title = title;
    this.#doc.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
    this.#done = new Promise((done, failed) => {
      this.#doc
        .on('data', (piece: Buffer) => this.#pieces.push(piece))
        .on('end', () => {
          done(Buffer.concat(this.#pieces));
        })
        .on('error', failed);
    });
  }

  finish(): Promise<Buffer> {
    this.#doc.end();
    return this.#done;
  }

  /** Makes room for so much, on a new sheet when there is not enough on this one; whether it is a new one. */
  room(height: number): boolean {
    if (this.y + height <= this.#doc.page.height - margin) return false;
    this.#doc.addPage();
    this.y = margin;
    return true;
  }

  /** Writes a text into a box at a height, over as many lines as it needs; how high it came. */
  write(
    text: string,
    box: Box,
    { size = 9, bold = false, quiet = false, atEnd = false, own = false }: Style = {},
    at = this.y,
  ): number {
    this.#doc
      .font(bold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(quiet ? muted : ink);
    const lines = this.#wrapped(text, box.width);
    const step = size * 1.7;
    const rtl = this.#language === 'fa';
    const base = own ? ownDirection(text) : rtl ? 'rtl' : 'ltr';
    const left = rtl ? margin + this.width - box.start - box.width : margin + box.start;
    for (const [index, one] of lines.entries()) {
      const runs = visualRuns(one, base).map((run) => asDrawn(run));
      const width = runs.reduce((sum, run) => sum + this.#widthOf(run), 0);
      let x = rtl === atEnd ? left : left + box.width - width;
      for (const run of runs) {
        this.#doc.text(run, x, at + index * step, { lineBreak: false, features });
        x += this.#widthOf(run);
      }
    }
    return lines.length * step;
  }

  /** A line over the whole width. */
  rule(): void {
    this.#doc
      .moveTo(margin, this.y)
      .lineTo(margin + this.width, this.y)
      .lineWidth(0.7)
      .strokeColor(line)
      .stroke();
    this.y += 6;
  }

  /** An SVG path of so many units, drawn into a square. */
  drawing({ path, size }: { readonly path: string; readonly size: number }, { start, width }: Box): void {
    const left = this.#language === 'fa' ? margin + this.width - start - width : margin + start;
    this.#doc
      .save()
      .translate(left, this.y)
      .scale(width / size)
      .path(path)
      .fill('#000000')
      .restore();
  }

  #widthOf(run: string): number {
    return this.#doc.widthOfString(run, { features });
  }

  /** Broken between words; a word that is wider than its box stands alone. */
  #wrapped(text: string, width: number): string[] {
    const lines: string[] = [];
    for (const word of text.split(/\s+/)) {
      const longer = lines.length === 0 ? word : `${lines.at(-1) ?? ''} ${word}`;
      if (lines.length > 0 && this.#widthOf(longer) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }
}
