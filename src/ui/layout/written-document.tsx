import { Fragment, type ReactNode } from 'react';
import type { Block, Run, WrittenDocument as Document } from '#shared/contract/document-schema.ts';
import { isLinkAddress } from '#shared/contract/document.ts';
import { Link } from '../link.tsx';

export interface WrittenDocumentProps {
  document: Document;
  /** The language of the text, where it may differ from the page's. */
  lang?: string;
  /** Renders an image by its key: the design system does not know where images are stored. */
  image?: (key: string, alt: string) => ReactNode;
  className?: string;
}

/** A formatted text rendered from data alone: nothing in it can become markup. */
export function WrittenDocument({ document, lang, image, className }: WrittenDocumentProps) {
  return (
    <div lang={lang} className={`written ${className ?? ''}`}>
      {document.blocks.map((block, index) => (
        <DrawnBlock key={index} block={block} image={image} />
      ))}
    </div>
  );
}

function DrawnBlock({ block, image }: { block: Block; image: WrittenDocumentProps['image'] }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3';
      return <Heading>{block.text}</Heading>;
    }
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((runs, index) => (
            <li key={index}>
              <Runs runs={runs} />
            </li>
          ))}
        </List>
      );
    }
    case 'quote':
      return (
        <blockquote>
          <Runs runs={block.runs} />
        </blockquote>
      );
    case 'picture':
      return image === undefined ? null : (
        <figure>
          {image(block.key, block.alt)}
          {block.caption === '' ? null : <figcaption>{block.caption}</figcaption>}
        </figure>
      );
    case 'paragraph':
      return (
        <p>
          <Runs runs={block.runs} />
        </p>
      );
  }
}

function Runs({ runs }: { runs: readonly Run[] }) {
  return runs.map((run, index) => <DrawnRun key={index} run={run} />);
}

function DrawnRun({ run: { text, bold, italic, href } }: { run: Run }) {
  const lines = text.split('\n');
  let drawn: ReactNode = lines.map((line, index) => (
    <Fragment key={index}>
      {index === 0 ? null : <br />}
      {line}
    </Fragment>
  ));
  if (italic === true) drawn = <em>{drawn}</em>;
  if (bold === true) drawn = <strong>{drawn}</strong>;
  if (href === undefined || !isLinkAddress(href)) return drawn;
  if (href.startsWith('/')) return <Link to={href}>{drawn}</Link>;
  return href.startsWith('http') ? (
    <a href={href} rel="noopener nofollow">
      {drawn}
    </a>
  ) : (
    <a href={href}>{drawn}</a>
  );
}
