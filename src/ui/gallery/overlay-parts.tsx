import { useState } from 'react';
import { Button } from '../inputs/button.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { TextField } from '../inputs/field.tsx';
import { preloadOverlays } from '../overlays/overlay.tsx';
import { Sheet } from '../overlays/sheet.tsx';
import { announce } from '../feedback/toast.tsx';

type Opened = 'start' | 'end' | 'bottom' | 'dialog' | 'film' | null;

/** The gallery of overlays. */
export function OverlayParts() {
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const text = Array.from({ length: 30 }, (_, line) => <p key={line}>سطر {line + 1} از چیزی که می‌لغزد.</p>);
  return (
    <div className="flex flex-wrap gap-3" onPointerEnter={preloadOverlays}>
      <Button onClick={() => setOpened('start')}>برگهٔ آغاز</Button>
      <Button onClick={() => setOpened('end')}>برگهٔ پایان</Button>
      <Button onClick={() => setOpened('bottom')}>برگهٔ پایین</Button>
      <Button onClick={() => setOpened('dialog')}>گفت‌وگو</Button>
      <Button onClick={() => setOpened('film')}>ویدئو</Button>
      <Button onClick={() => announce('به سبد خرید افزوده شد.', 'good')}>پیام خوب</Button>
      <Button
        onClick={() => announce('اتصال اینترنت برقرار نیست!', 'bad', { action: { label: 'دوباره', onPress: close } })}
      >
        پیام بد
      </Button>
      <Sheet open={opened === 'start'} onClose={close} title="فهرست" from="start">
        {text}
      </Sheet>
      <Sheet
        open={opened === 'end'}
        onClose={close}
        title="فیلترها"
        from="end"
        footer={
          <Button variant="primary" wide onClick={close}>
            نمایش ۴۸ کالا
          </Button>
        }
      >
        {text}
      </Sheet>
      <Sheet open={opened === 'bottom'} onClose={close} title="ویرایش" description="یک خط توضیح." from="bottom">
        <TextField label="نام" />
      </Sheet>
      <Dialog
        open={opened === 'dialog'}
        onClose={close}
        title="حذف نشانی"
        description="این نشانی حذف شود؟"
        footer={
          <div className="flex gap-3">
            <Button variant="danger" onClick={close}>
              حذف
            </Button>
            <Button onClick={close}>انصراف</Button>
          </div>
        }
      >
        <p>تهران، خیابان ولیعصر، پلاک ۱۲</p>
      </Dialog>
      <Dialog open={opened === 'film'} onClose={close} title="ویدئوی کالا" titleHidden wide bare>
        <div className="aspect-video w-full bg-black" />
      </Dialog>
    </div>
  );
}
