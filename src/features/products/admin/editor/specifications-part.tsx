import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#ui/inputs/button.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { EditorPart, type PartProps } from './editor-part.tsx';
import { editorMessages } from './product-editor.messages.ts';

const maxSpecifications = 60;

/** What a buyer compares: names with their values. */
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
        <div key={row.key} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto] items-start gap-2">
          <TextField
            label={t.specName(index + 1)}
            labelHidden
            dir="auto"
            maxLength={60}
            value={row.name}
            error={errors[`specifications.${index}.name`]}
            onChange={(event) => {
              onChange({ specifications: rows.with(index, { ...row, name: event.currentTarget.value }) });
            }}
          />
          <TextField
            label={t.specValue(index + 1)}
            labelHidden
            dir="auto"
            maxLength={300}
            value={row.value}
            error={errors[`specifications.${index}.value`]}
            onChange={(event) => {
              onChange({ specifications: rows.with(index, { ...row, value: event.currentTarget.value }) });
            }}
          />
          <IconButton
            label={t.removeSpecification(index + 1)}
            onClick={() => {
              onChange({ specifications: rows.filter((one) => one !== row) });
            }}
          >
            <X aria-hidden className="size-5" />
          </IconButton>
          {(
            [
              ['nameEn', 'name_en', 60, t.specNameEn(index + 1)],
              ['valueEn', 'value_en', 300, t.specValueEn(index + 1)],
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
                onChange({ specifications: rows.with(index, { ...row, [part]: event.currentTarget.value }) });
              }}
            />
          ))}
        </div>
      ))}
      {rows.length < maxSpecifications ? (
        <Button className="justify-self-start" size="small" icon={<Plus aria-hidden size={18} />} onClick={add}>
          {t.addSpecification}
        </Button>
      ) : null}
    </EditorPart>
  );
}
