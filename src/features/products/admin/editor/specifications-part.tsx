import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#ui/inputs/button.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { EditorPart, type PartProps } from './editor-part.tsx';
import { editorMessages } from './product-editor.messages.ts';

const maxSpecifications = 60;

/** Renders the specifications: pairs of a name and a value. */
export function SpecificationsPart({ written, onChange, errors }: PartProps) {
  const t = useMessages(editorMessages);
  const made = useRef(0);
  const rows = written.specifications;
  const add = () => {
    made.current += 1;
    onChange({
      specifications: [...rows, { key: `new-${made.current}`, name: '', value: '', nameEn: '', valueEn: '' }],
    });
  };
  return (
    <EditorPart title={t.specifications}>
      {rows.map((row, index) => (
        <SpecificationRow
          key={row.key}
          row={row}
          index={index}
          errors={errors}
          onChange={(part) => {
            onChange({ specifications: rows.with(index, { ...row, ...part }) });
          }}
          onRemove={() => {
            onChange({ specifications: rows.filter((one) => one !== row) });
          }}
        />
      ))}
      {rows.length < maxSpecifications ? (
        <Button className="justify-self-start" size="small" icon={<Plus aria-hidden size={18} />} onClick={add}>
          {t.addSpecification}
        </Button>
      ) : null}
    </EditorPart>
  );
}

type Row = PartProps['written']['specifications'][number];

interface SpecificationRowProps {
  row: Row;
  index: number;
  errors: PartProps['errors'];
  onChange: (part: Partial<Row>) => void;
  onRemove: () => void;
}

/** Renders one specification with name and value in both languages. */
function SpecificationRow({ row, index, errors, onChange, onRemove }: SpecificationRowProps) {
  const t = useMessages(editorMessages);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 max-sm:[&>.field:not(:nth-child(2))]:col-span-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto]">
      <TextField
        label={t.specName(index + 1)}
        labelHidden
        dir="auto"
        maxLength={60}
        value={row.name}
        error={errors[`specifications.${index}.name.fa`]}
        onChange={(event) => {
          onChange({ name: event.currentTarget.value });
        }}
      />
      <TextField
        label={t.specValue(index + 1)}
        labelHidden
        dir="auto"
        maxLength={300}
        value={row.value}
        error={errors[`specifications.${index}.value.fa`]}
        onChange={(event) => {
          onChange({ value: event.currentTarget.value });
        }}
      />
      <IconButton label={t.removeSpecification(index + 1)} onClick={onRemove}>
        <X aria-hidden className="size-5" />
      </IconButton>
      {(
        [
          ['nameEn', 'name.en', 60, t.specNameEn(index + 1)],
          ['valueEn', 'value.en', 300, t.specValueEn(index + 1)],
        ] as const
      ).map(([part, field, max, label]) => (
        <TextField
          key={part}
          label={label}
          labelHidden
          placeholder={t.inEnglish}
          dir="ltr"
          maxLength={max}
          value={row[part]}
          error={errors[`specifications.${index}.${field}`]}
          onChange={(event) => {
            onChange({ [part]: event.currentTarget.value });
          }}
        />
      ))}
    </div>
  );
}
