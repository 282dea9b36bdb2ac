import { Search } from 'lucide-react';
import { Form } from 'react-router';
import { IconButton } from '#ui/icon-button.tsx';
import { FieldBox, typingLooks } from '#ui/field.tsx';
import { useMessages } from '#ui/language-context.tsx';
import { searchMessages } from '../search.messages.ts';

/** The field in which one types what one looks for; it works before its script does. */
export function SearchField({ words, focused = false }: { words: string; focused?: boolean }) {
  const t = useMessages(searchMessages);
  return (
    <Form action="/search" role="search" aria-label={t.field} className="w-full">
      <FieldBox
        invalid={false}
        end={
          <IconButton type="submit" label={t.search}>
            <Search aria-hidden size={20} />
          </IconButton>
        }
      >
        <input
          key={words}
          type="search"
          name="q"
          required
          maxLength={200}
          enterKeyHint="search"
          autoComplete="off"
          autoFocus={focused}
          aria-label={t.field}
          placeholder={t.placeholder}
          defaultValue={words}
          className={typingLooks}
        />
      </FieldBox>
    </Form>
  );
}
