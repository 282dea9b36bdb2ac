import { ArrowRight, Moon, Search, ShoppingCart, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../inputs/button.tsx';
import { Checkbox } from '../inputs/checkbox.tsx';
import { Chip } from '../inputs/chip.tsx';
import { TextArea, TextField } from '../inputs/field.tsx';
import { IconButton } from '../inputs/icon-button.tsx';
import { Notice } from '../feedback/notice.tsx';
import { OtpBoxes } from '../inputs/otp-boxes.tsx';
import { PasswordField } from '../inputs/password-field.tsx';
import { QuantityStepper } from '../inputs/quantity-stepper.tsx';
import { RadioCards } from '../inputs/radio-cards.tsx';
import { Select } from '../inputs/select.tsx';
import { Switch } from '../inputs/switch.tsx';

const icon = 'size-5';

function Buttons() {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="primary" icon={<ShoppingCart aria-hidden="true" className={icon} />}>
        افزودن به سبد
      </Button>
      <Button variant="primary" busy>
        افزودن به سبد
      </Button>
      <Button variant="primary" busy busyText="در حال افزودن…">
        افزودن به سبد خرید
      </Button>
      <Button variant="primary" disabled>
        ناموجود
      </Button>
      <Button>آرام</Button>
      <Button variant="outline" iconAfter={<ArrowRight aria-hidden="true" className={`mirror ${icon}`} />}>
        ادامه!
      </Button>
      <Button variant="danger" icon={<Trash2 aria-hidden="true" className={icon} />}>
        حذف
      </Button>
      <Button variant="outline" size="small" asChild>
        <a href="#link">پیوند</a>
      </Button>
      <IconButton label="سبد خرید" badge="۱۳">
        <ShoppingCart aria-hidden="true" className="size-6" />
      </IconButton>
      <IconButton label="جست‌وجو" filled>
        <Search aria-hidden="true" className={icon} />
      </IconButton>
      <IconButton label="بسته" disabled>
        <Search aria-hidden="true" className={icon} />
      </IconButton>
    </div>
  );
}

function Fields() {
  return (
    <div className="grid items-start gap-4 md:grid-cols-2 lg:grid-cols-3">
      <TextField label="نام" placeholder="نام و نام خانوادگی شما" required hint="همان که روی بسته نوشته می‌شود." />
      <TextField label="شمارهٔ موبایل" dir="ltr" inputMode="tel" start="+98" defaultValue="912 345 6789" />
      <TextField label="ایمیل" type="email" dir="ltr" defaultValue="sara@" error="این نشانی ایمیل درست نیست." />
      <TextField
        label="جست‌وجو"
        labelHidden
        placeholder="جست‌وجو در حجره…"
        start={<Search aria-hidden="true" className={icon} />}
      />
      <PasswordField label="رمز عبور" defaultValue="secret" />
      <TextField label="نام کامل" defaultValue="سارا محمدی" disabled />
      <Select
        label="مرتب‌سازی"
        defaultValue="new"
        options={[
          { value: 'new', label: 'تازه‌ترین' },
          { value: 'cheap', label: 'ارزان‌ترین' },
        ]}
      />
      <Select
        label="استان"
        placeholder="انتخاب کنید"
        options={[{ value: 'thr', label: 'تهران' }]}
        error="استان را انتخاب کنید."
      />
      <TextArea label="نظر" placeholder="نظر خود را بنویسید…" hint="۲۰۰ حرف" rows={3} />
    </div>
  );
}

function Quantities() {
  const [quantity, setQuantity] = useState(1);
  const [message, setMessage] = useState('');
  return (
    <>
      <div className="flex flex-wrap items-center gap-4">
        <QuantityStepper
          label="تعداد"
          value={quantity}
          max={5}
          onChange={setQuantity}
          onTooMany={(max) => setMessage(`بیشینه ${max} عدد`)}
        />
        <QuantityStepper label="تعداد کوچک" size="small" value={quantity} onChange={setQuantity} />
        <QuantityStepper label="تعداد بسته" disabled value={1} onChange={setQuantity} />
      </div>
      <Notice tone="warning">{message}</Notice>
    </>
  );
}

function Chips() {
  const [colour, setColour] = useState('red');
  return (
    <div className="flex flex-wrap gap-2">
      {['red', 'green', 'blue'].map((name) => (
        <Chip
          key={name}
          selected={colour === name}
          start={<span className="size-4 rounded-full border border-edge" style={{ background: name }} />}
          onClick={() => setColour(name)}
        >
          رنگ {name}
        </Chip>
      ))}
      <Chip disabled>ناموجود</Chip>
      <Chip asChild>
        <a href="#chip">پیوند</a>
      </Chip>
      <Chip asChild selected>
        <a href="#chip">پیوند این صفحه</a>
      </Chip>
    </div>
  );
}

function Choices() {
  const [shipping, setShipping] = useState<string | null>('fast');
  const [on, setOn] = useState(true);
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <RadioCards
        legend="روش ارسال"
        name="shipping"
        value={shipping}
        onChange={setShipping}
        options={[
          { value: 'fast', label: 'پیشتاز', description: 'یک روزه', aside: '۸۰٬۰۰۰ تومان' },
          { value: 'post', label: 'سفارشی', description: '۳ تا ۷ روز', aside: 'رایگان' },
          { value: 'courier', label: 'پیک', description: 'تنها در تهران', disabled: true },
        ]}
      />
      <div>
        <Switch label="حالت شب" checked={on} onChange={setOn} icon={<Moon aria-hidden="true" className={icon} />} />
        <Switch label="خبرها" hint="پیام‌های سفارش و پیشنهاد" checked={!on} onChange={(next) => setOn(!next)} />
        <Switch label="بسته" checked disabled onChange={setOn} />
        <Checkbox label="نشانی را به خاطر بسپار" defaultChecked />
        <Checkbox
          label={
            <>
              با{' '}
              <a href="#terms" className="text-turquoise underline">
                شرایط
              </a>{' '}
              موافقم.
            </>
          }
          error="برای ادامه باید بپذیرید."
        />
      </div>
    </div>
  );
}

/** The gallery of buttons, fields and choices. */
export function FormParts() {
  const [code, setCode] = useState('12');
  return (
    <>
      <Buttons />
      <Fields />
      <Quantities />
      <Chips />
      <Choices />
      <OtpBoxes label="کد تأیید" value={code} onChange={setCode} />
      <OtpBoxes label="کد نادرست" value="1234" onChange={setCode} invalid />
    </>
  );
}
