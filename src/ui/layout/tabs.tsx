import { Content, List, Root, Trigger } from 'radix-ui/tabs';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import { useView } from '../theme/theme-controls.ts';
import { useChosenInView } from '../media/use-chosen-in-view.ts';

export interface Tab {
  value: string;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  /** The open tab; the first one for an unknown name, which an address may contain; if absent, the tabs manage it themselves. */
  value?: string;
  onChange?: (value: string) => void;
}

/** Only the arrow keys need the direction: as an attribute of the element it would flip the page on hydration. */
function Tabbed({ dir: _dir, ...props }: ComponentProps<'div'>) {
  return <div {...props} />;
}

/** Several views of one subject, one visible at a time; the arrow keys follow the layout's direction. */
export function Tabs({ label, tabs, value: wanted, onChange }: TabsProps) {
  const view = useView();
  const first = tabs[0]?.value ?? '';
  const value = wanted === undefined || tabs.some((tab) => tab.value === wanted) ? wanted : first;
  const list = useRef<HTMLDivElement>(null);
  useChosenInView(list, value);
  return (
    <Root
      asChild
      dir={view}
      {...(value === undefined ? { defaultValue: first } : { value })}
      {...(onChange && { onValueChange: onChange })}
    >
      <Tabbed>
        <List ref={list} aria-label={label} className="no-scrollbar flex overflow-x-auto border-b contain-inline-size">
          {tabs.map((tab) => (
            <Trigger
              key={tab.value}
              value={tab.value}
              className="-mb-px min-h-12 shrink-0 border-b-2 border-transparent px-3 text-sm font-semibold text-muted transition-colors sm:px-4 -outline-offset-2! hover:text-ink data-[state=active]:border-turquoise data-[state=active]:text-turquoise"
            >
              {tab.label}
            </Trigger>
          ))}
        </List>
        {tabs.map((tab) => (
          <Content key={tab.value} value={tab.value} className="pt-4">
            {tab.content}
          </Content>
        ))}
      </Tabbed>
    </Root>
  );
}
