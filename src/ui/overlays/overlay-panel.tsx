import { X } from 'lucide-react';
import { Close, Content, Description, Overlay, Portal, Root, Title } from 'radix-ui/dialog';
import { useEffect, useInsertionEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../inputs/icon-button.tsx';
import { useMessages } from '../theme/language-context.tsx';
import { panelOpened } from './open-panels.ts';
import { useBackCloses } from './use-back-closes.ts';
import type { OverlayProps } from './overlay.tsx';
import { uiMessages } from '../ui.messages.ts';
import { useSwipeAway } from './use-swipe-away.ts';

const shapes = {
  start: 'sheet-start inset-y-0 start-0 w-[min(86vw,360px)] rounded-e-sheet touch-pan-y',
  end: 'sheet-end inset-y-0 end-0 w-[min(86vw,360px)] rounded-s-sheet touch-pan-y',
  bottom: 'sheet-bottom inset-x-0 bottom-0 mx-auto max-h-[88dvh] w-full max-w-160 rounded-t-sheet',
  middle: 'dialog-middle inset-0 m-auto h-fit max-h-[90dvh] w-[calc(100vw-32px)] max-w-120 rounded-sheet',
  wide: 'dialog-middle dialog-slow inset-0 m-auto h-fit max-h-[92dvh] w-[calc(100vw-32px)] max-w-240 rounded-sheet',
  full: 'dialog-middle inset-0 h-dvh w-screen',
};

const footerStyle = 'shrink-0 border-t px-5 pt-3 pb-[calc(12px+env(safe-area-inset-bottom,0px))]';

/** The panel itself, loaded when the first one opens (Radix dialog: traps the focus, Escape and Back close it). */
export function OverlayPanel(props: OverlayProps) {
  const { open, onClose, title, titleHidden, description, shape, bare, footer, confirmsBack, children } = props;
  const t = useMessages(uiMessages);
  const openedFrom = useRef<Element | null>(null);
  const sideways = useSwipeAway(shape === 'start' || shape === 'end' ? shape : null, onClose);
  const downwards = useSwipeAway(shape === 'bottom' ? 'bottom' : null, onClose);
  // Runs before an autofocus field of the panel takes the focus, which would then be recorded as the origin.
  useInsertionEffect(() => {
    if (open) openedFrom.current = document.activeElement;
  }, [open]);
  useEffect(() => (open ? panelOpened() : undefined), [open]);
  useBackCloses(open && confirmsBack !== true, onClose);

  return (
    <Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Portal>
        <Overlay className="backdrop fixed inset-0 z-50" />
        <Content
          data-panel=""
          {...(description === undefined && { 'aria-describedby': undefined })}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (openedFrom.current instanceof HTMLElement) openedFrom.current.focus();
          }}
          {...sideways}
          className={classNames(
            'fixed z-50 flex flex-col overflow-hidden bg-surface text-ink shadow-sheet outline-none',
            shapes[shape],
          )}
        >
          <div {...downwards} className={classNames('shrink-0', shape === 'bottom' && 'touch-none')}>
            {shape === 'bottom' && (
              <span aria-hidden="true" className="mx-auto mt-2 block h-1 w-10 rounded-full bg-edge" />
            )}
            <div className="flex min-h-14 items-center gap-2 ps-5 pe-2">
              <Title className={titleHidden ? 'sr-only' : 'min-w-0 flex-1 py-3 text-lg'}>{title}</Title>
              <Close asChild>
                <IconButton label={t.close} className="ms-auto">
                  <X aria-hidden="true" className="size-5" />
                </IconButton>
              </Close>
            </div>
          </div>
          {description !== undefined && (
            <Description className="px-5 pb-3 text-sm text-muted">{description}</Description>
          )}
          <div className={classNames('min-h-0 flex-1 overflow-y-auto overscroll-contain', !bare && 'px-5 pb-5')}>
            {children}
          </div>
          {footer && <div className={footerStyle}>{footer}</div>}
        </Content>
      </Portal>
    </Root>
  );
}
