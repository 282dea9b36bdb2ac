import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import type { Language } from '#shared/language.ts';
import { asDrawn, ownDirection, visualRuns } from './visual-text.ts';

const { resolve } = createRequire(import.meta.url);
const fonts = {
  regular: resolve('vazirmatn/fonts/ttf/Vazirmatn-Regular.ttf'),
  bold: resolve('vazirmatn/fonts/ttf/Vazirmatn-Bold.ttf'),
};
/** With any feature given, the library shapes a run as a whole; otherwise word by word, from left to right. */
const features = ['kern'] as unknown as PDFKit.Mixins.OpenTypeFeatures[];

const margin = 40;
const ink = '#1b1f24';
const muted = '#5c6570';
const line = '#d8d2c8';

interface Box {
  /** The offset from the starting side of the language. */
  readonly start: number;
  readonly width: number;
}

interface Style {
  readonly size?: number;
  readonly bold?: boolean;
  readonly quiet?: boolean;
  /** Aligned to the end side of the language. */
  readonly atEnd?: boolean;
  /** For text from data: written in its own direction, whatever the language. */
  readonly own?: boolean;
}

/** Draws A4 pages from top to bottom, in a right-to-left or left-to-right language. */
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

  /** Starts a new page when less than the given height is left; returns whether it did. */
  room(height: number): boolean {
    if (this.y + height <= this.#doc.page.height - margin) return false;
    this.#doc.addPage();
    this.y = margin;
    return true;
  }

  /** Draws a text into a box at a height, wrapped into as many lines as needed; returns its height. */
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

  /** Draws a line across the full width. */
  rule(): void {
    this.#doc
      .moveTo(margin, this.y)
      .lineTo(margin + this.width, this.y)
      .lineWidth(0.7)
      .strokeColor(line)
      .stroke();
    this.y += 6;
  }

  /** Draws an SVG path of the given size in units into a square. */
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

  /** Wraps at word boundaries; a word wider than its box has its own line. */
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
