import { Heart } from 'lucide-react';
import { Accordion } from '../layout/accordion.tsx';
import { Badge, type Tone } from '../feedback/badge.tsx';
import { Card, CardLink } from '../layout/card.tsx';
import { IconButton } from '../inputs/icon-button.tsx';
import { Image } from '../media/image.tsx';
import { PageSteps } from '../layout/page-steps.tsx';
import { Clamp, Code, Count, Duration, Pair, Phone } from '../text/kit.tsx';
import { Discount, OldPrice, Price } from '../text/price.tsx';
import { Rating } from '../text/rating.tsx';
import { Tabs } from '../layout/tabs.tsx';
import { Timeline } from '../layout/timeline.tsx';

const colours = [
  ['bg-ground', 'bg-surface', 'bg-raised', 'bg-line', 'bg-edge', 'bg-ink', 'bg-muted'],
  ['bg-pomegranate', 'bg-pomegranate-deep', 'bg-pomegranate-soft', 'bg-rose'],
  ['bg-turquoise', 'bg-turquoise-soft', 'bg-saffron', 'bg-saffron-soft'],
].flat();

const tones: Tone[] = ['plain', 'good', 'offer', 'bad', 'strong'];

/** Returns a small image as a data URL, which needs no server. */
export function drawing(background: string, mark: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="${background}"/><circle cx="50" cy="50" r="26" fill="${mark}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function SampleCard({ name, src, sale }: { name: string; src: string | null; sale?: boolean }) {
  return (
    <Card bare asChild>
      <article aria-label={name}>
        <Image src={src} alt="" />
        {sale && (
          <Badge tone="offer" className="absolute start-2 top-2">
            حراج
          </Badge>
        )}
        <IconButton label="نشان کردن" filled className="absolute end-2 top-2 z-10">
          <Heart aria-hidden="true" className="size-5" />
        </IconButton>
        <div className="grid gap-2 p-3">
          <h3 className="line-clamp-2 min-h-[2lh] text-sm font-semibold">
            <CardLink>
              <a href="#card">{name}</a>
            </CardLink>
          </h3>
          <Rating value={4.3} count="(۱۲۸)" compact />
          <Price amount={1_245_000} unit="تومان" stacked {...(sale && { listAmount: 1_300_000 })} />
        </div>
      </article>
    </Card>
  );
}

function Letters() {
  return (
    <div>
      <p className="text-2xl font-bold">حجره ۳۲، Hojreh</p>
      <p className="text-xl font-bold">عنوان ۲۴ پیکسلی</p>
      <p className="text-lg font-bold">عنوان ۲۰ پیکسلی</p>
      <p>
        متن ۱۶: یک پاراگراف فارسی با نام Samsung Galaxy A55 در میان آن، و نقطه‌ای در پایان. قیمت‌ها با رقم فارسی نوشته
        می‌شوند!
      </p>
      <p className="text-sm text-muted">متن ۱۴ کم‌رنگ، با پرانتز (مثل این) و علامت تعجب!</p>
      <p className="text-xs text-muted">An English sentence in 12, with its full stop at its own end.</p>
      <p className="text-end text-sm">در پایانِ سطر</p>
    </div>
  );
}

function Figures() {
  return (
    <div className="grid gap-2">
      <Price amount={98_000} unit="تومان" size="small" />
      <Price amount={12_345_000} unit="تومان" listAmount={15_400_000} />
      <Price amount={1_245_000} unit="تومان" listAmount={1_250_000} size="large" />
      <Price amount={45_000} unit="تومان" sign="minus" />
      <p className="flex flex-wrap items-center gap-4">
        <OldPrice amount={1_285_000} />
        <Discount percent={45} />
        <Count label="۱ کیلوگرم" count={1} />
        <Duration hours={96} />
        <Phone number="+989121234567" />
        <Code>57558997</Code>
      </p>
      <dl className="flex flex-wrap gap-4">
        <Pair name="برند">سرخ‌دشت</Pair>
        <Pair name="مدل">Galaxy A55</Pair>
      </dl>
      <Clamp className="max-w-48">نامی دراز که در یک سطر جا نمی‌شود و با سه نقطه بریده می‌شود</Clamp>
      <div className="flex flex-wrap gap-4">
        {[0, 0.5, 2.7, 4.3, 5].map((value) => (
          <Rating key={value} value={value} />
        ))}
        <Rating value={4.3} count="۱۲۸ نظر" />
      </div>
    </div>
  );
}

function Cards() {
  return (
    <div className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-4">
      <SampleCard name="کفش پیاده‌روی" src={drawing('#3d2a35', '#e5484d')} sale />
      <SampleCard
        name="گوشی موبایل سامسونگ مدل Galaxy A55 ظرفیت ۲۵۶ گیگابایت و رم ۸ گیگابایت، دو سیم‌کارت"
        src={drawing('#16383a', '#3bc9be')}
      />
      <SampleCard name="Wireless headphones with a name in English" src={drawing('#3b3016', '#f5b546')} sale />
      <SampleCard name="بدون تصویر" src={null} />
    </div>
  );
}

function TimelineAndAccordion() {
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <Card>
        <Timeline
          label="وضعیت سفارش"
          steps={[
            { label: 'سفارش ثبت شد', state: 'done', at: '۲۸ آبان، ۱۰:۳۲' },
            { label: 'بسته‌بندی', state: 'done', at: '۲۸ آبان، ۱۴:۰۵' },
            { label: 'آمادهٔ ارسال', state: 'current', note: 'تا پایان امروز به پست می‌رسد.' },
            { label: 'در راه', state: 'toCome' },
            { label: 'تحویل داده شد', state: 'toCome' },
          ]}
        />
      </Card>
      <Accordion
        items={[
          {
            title: 'هزینهٔ ارسال چقدر است؟',
            content: <p>برای خریدهای بالای ۵۰۰٬۰۰۰ تومان رایگان است.</p>,
            open: true,
          },
          { title: 'چگونه کالایی را بازگردانم؟', content: <p>تا هفت روز پس از تحویل.</p> },
          { title: 'A question in English?', content: <p>And its answer.</p> },
        ]}
      />
    </div>
  );
}

/** The gallery of content: colours, text, cards, prices, steps. */
export function ReadingParts() {
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {colours.map((colour) => (
          <span key={colour} title={colour} className={`size-10 rounded-small border ${colour}`} />
        ))}
      </div>
      <Letters />
      <div className="flex flex-wrap gap-2">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            نشان {tone}
          </Badge>
        ))}
      </div>
      <Figures />
      <Cards />
      <PageSteps label="گام‌ها" steps={['سبد خرید', 'نشانی و ارسال', 'پرداخت', 'پایان']} current={1} />
      <TimelineAndAccordion />
      <Tabs
        label="آگاهی‌ها"
        tabs={[
          { value: 'about', label: 'درباره', content: <p>این فروشگاه از سال ۱۳۹۸ آغاز به کار کرد.</p> },
          { value: 'products', label: 'کالاها', content: <p>کالاها</p> },
          { value: 'reviews', label: 'نظرها', content: <p>نظرها</p> },
        ]}
      />
    </>
  );
}
