/** The same for brands and their products. */
export const namesOfBrands = `
سامسونگ samsung
اپل apple
آیفون ایفون iphone
گلکسی galaxy
شیائومی شیاومی xiaomi
ردمی redmi
پوکو poco
هواوی huawei
آنر honor
نوکیا nokia
سونی sony
ال‌جی lg
اسنوا snowa
بوش bosch
فیلیپس philips
براون braun
پاناسونیک panasonic
کنوود kenwood
تفال tefal
مولینکس moulinex
دلونگی delonghi
بلک‌اند‌دکر blackdecker
لنوو lenovo
ایسوس asus
ایسر acer
دل dell
اچ‌پی hp
ام‌اس‌آی msi
مایکروسافت microsoft
سرفیس surface
مک‌بوک macbook
آیپد ایپد ipad
اینتل intel
انویدیا nvidia
لاجیتک logitech
ریزر razer
جی‌بی‌ال jbl
بوز bose
سنهایزر sennheiser
انکر anker
بیسوس baseus
کانن canon
نیکون nikon
گوپرو gopro
پلی‌استیشن playstation
ایکس‌باکس xbox
نینتندو nintendo
کاسیو casio
سیکو seiko
سیتیزن citizen
رولکس rolex
فسیل fossil
امازفیت amazfit
گارمین garmin
نایک نایکی nike
آدیداس ادیداس adidas
پوما puma
ریباک reebok
اسکچرز skechers
نیوبالانس newbalance
کانورس converse
زارا zara
گوچی gucci
لویی‌ویتون louisvuitton
شنل chanel
دیور dior
ورساچه versace
لورآل loreal
نیوآ نیوا nivea
گارنیه garnier
مک mac
لگو lego
باربی barbie
استنلی stanley
`;
