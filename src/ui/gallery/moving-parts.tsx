import { useState } from 'react';
import { Carousel } from '../media/carousel.tsx';
import { CountUp } from '../feedback/count-up.tsx';
import { Countdown } from '../feedback/countdown.tsx';
import { Image } from '../media/image.tsx';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import { drawing } from './reading-parts.tsx';

const heroes = [
  { text: 'حراج پاییزه تا ۴۰٪', src: drawing('#3d1a22', '#d6343f') },
  { text: 'ارسال رایگان', src: drawing('#10302f', '#3bc9be') },
  { text: 'تازه‌رسیده‌ها', src: drawing('#33280f', '#f5b546') },
];

const numbers = ['یک', 'دو', 'سه', 'چهار', 'پنج', 'شش'];

/** The gallery of components that move by themselves or by touch. */
export function MovingParts() {
  const [index, setIndex] = useState(0);
  return (
    <>
      <Carousel label="پیشنهادهای ویژه" loop autoplayMs={3000} onIndex={setIndex}>
        {heroes.map((hero) => (
          <div key={hero.text} className="relative overflow-hidden rounded-card">
            <Image src={hero.src} alt="" ratio="wide" first />
            <p className="absolute inset-x-6 bottom-4 text-lg font-bold text-white">{hero.text}</p>
          </div>
        ))}
      </Carousel>
      <p className="text-xs text-muted">جای کنونی: {index + 1}</p>
      <div className="grid gap-4 rounded-card bg-saffron p-4 text-saffron-ink">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h3 className="text-lg">پیشنهادهای ویژه</h3>
          <Countdown label="تا پایان پیشنهاد" endsAt="2031-01-01T00:00:00Z" withDays />
        </div>
        <Carousel label="کالاهای تخفیف‌دار" loop autoplayMs={2500} perView={{ base: 1, sm: 2, lg: 3 }}>
          {numbers.map((number) => (
            <div key={number} className="grid gap-3 rounded-card bg-surface p-4 text-ink">
              <p>پیشنهاد {number}</p>
              <ProgressBar label="فروخته شده" percent={72} colour="#e5484d" />
              <ProgressBar label="فروخته شده" percent={35} />
            </div>
          ))}
        </Carousel>
      </div>
      <Carousel label="بدون حلقه" perView={{ base: 2.3, md: 4.3 }} dots>
        {numbers.map((number) => (
          <p key={number} className="rounded-card bg-surface p-6">
            کالای {number}
          </p>
        ))}
      </Carousel>
      <p className="text-xl font-bold">
        <CountUp value={128450} /> سفارش
      </p>
      <Countdown label="تا پایان" endsAt="2000-01-01T00:00:00Z" />
    </>
  );
}
