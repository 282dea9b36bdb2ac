/** The same for household products: appliances, electronics, kitchen, furniture, tools, care and stationery. */
export const namesOfHousehold = `
یخچال_فریزر یخچال ساید_بای_ساید side_by_side
فریزر freezer
کولر_گازی اسپلیت کولر air_conditioner
کولر_آبی کولر cooler
آبگرمکن آب‌گرم‌کن water_heater
شوفاژ رادیاتور radiator
اجاق_گاز گاز اجاق stove
فر توستر oven
هود hood
پلوپز پلو‌پز rice_cooker
زودپز زود‌پز pressure_cooker
هواپز سرخ‌کن_بدون_روغن airfryer
ساندویچ‌ساز ساندویچ_میکر sandwich_maker
همزن mixer
گوشت‌کوب بلندر_دستی hand_blender
چرخ_گوشت meat_grinder
آسیاب خردکن grinder
جاروشارژی جارو_شارژی cordless_vacuum
بخارشو بخار_شوی steam_cleaner
اتوبخار اتو_بخار steam_iron
چرخ_خیاطی sewing_machine
تصفیه_آب water_purifier
تصفیه_هوا air_purifier
دستگاه_بخور رطوبت‌ساز humidifier
مودم روتر modem router
حافظه رم ram memory
اس‌اس‌دی حافظه_اس_اس_دی ssd
کارت_گرافیک گرافیک gpu graphics_card
پردازنده سی‌پی‌یو cpu processor
مادربرد مادر‌برد motherboard
چاپگر پرینتر printer
اسکنر scanner
وب‌کم وبکم webcam
میکروفون میکروفن microphone
کنسول_بازی کنسول console
پلی‌استیشن playstation
ایکس‌باکس xbox
دسته_بازی گیم‌پد gamepad controller
پروژکتور projector
پهپاد درون کوادکوپتر drone
ساندبار soundbar
سه‌پایه سه_پایه tripod
مونوپاد سلفی_استیک monopod selfie_stick
سیم‌کارت sim_card
تلفن_ثابت تلفن_رومیزی telephone
باطری_قلمی باتری_قلمی aa_battery
چراغ_قوه چراغ‌قوه flashlight torch
لامپ bulb
لوستر chandelier
چراغ_خواب آباژور night_light
چراغ_مطالعه desk_lamp
پریز برق outlet
سه‌راهی سیم_رابط چندراهی extension_cord
قوری teapot
کتری_برقی چای‌ساز electric_kettle
فلاسک ترموس thermos
تراول_ماگ ماگ_سفری travel_mug
استکان لیوان_چای tea_glass
پارچ تنگ pitcher jug
کاسه پیاله bowl
دیس سینی tray
قاشق spoon
چنگال fork
چاقو کارد knife
تخته_گوشت تخته_برش cutting_board
آبکش صافی strainer colander
رنده grater
سرویس_قابلمه ست_قابلمه cookware
سرویس_غذاخوری سرویس_چینی dinnerware
ظرف_نگهدارنده جای_غذا ظرف_غذا lunch_box food_container
سفره رومیزی tablecloth
حوله towel
ملحفه ملافه sheet
روبالشی رو‌بالشی pillowcase
تشک mattress
کوسن cushion
پادری پا‌دری doormat
موکت carpet
کاغذ_دیواری wallpaper
کمد wardrobe closet
دراور dresser drawer
قفسه شلف طاقچه shelf
کتابخانه قفسه_کتاب bookcase bookshelf
جاکفشی جا‌کفشی shoe_rack
جالباسی چوب‌لباسی چوب‌رختی hanger
رخت‌آویز بند_رخت clothes_rack
میز_عسلی جلومبلی coffee_table
میز_ناهارخوری میز_غذاخوری dining_table
مبلمان مبل کاناپه راحتی
تخت_خواب تختخواب خوشخواب bed
سطل_زباله سطل_آشغال سطل trash_can bin
جارو broom
تی زمین‌شوی mop
ترازو وزنه scale
کرنومتر تایمر timer stopwatch
دکوری دکوراتیو تزئینی تزیینی decor decorative
مجسمه تندیس statue figure
گل_مصنوعی artificial_flower
بخوردان عود incense
شمعدان شمعدون جاشمعی candlestick candle_holder
قاب_عکس قاب_تصویر photo_frame
آینه آیینه mirror
دریل drill
پیچ‌گوشتی پیچگوشتی screwdriver
آچار wrench
انبردست pliers
چکش hammer
اره saw
نردبان ladder
متر tape_measure
جعبه_ابزار کیف_ابزار toolbox
چسب glue tape
رنگ paint
شیر_آب شیرآلات faucet
دوش shower
شلنگ شیلنگ hose
لاستیک تایر tire tyre
روکش_صندلی seat_cover
ضبط پخش car_stereo
کفپوش کف‌پوش floor_mat
کلاه_ایمنی کلاه_کاسکت helmet
اسکوتر scooter
تردمیل treadmill
دمبل وزنه dumbbell
طناب rope
تشک_یوگا مت_یوگا yoga_mat
یوگا yoga
توپ ball
دستکش_بوکس boxing_gloves
راکت racket
کیسه_خواب sleeping_bag
چادر_مسافرتی چادر_کمپینگ tent
زیرانداز ground_mat
باتوم عصای_کوهنوردی trekking_pole
مدرسه دبستان school
کیف_مدرسه کوله_مدرسه school_bag
مداد pencil
مداد_رنگی مدادرنگی colored_pencil
ماژیک marker highlighter
پاک‌کن پاککن eraser
تراش مدادتراش sharpener
جامدادی جا_مدادی pencil_case
قیچی scissors
ماشین_حساب ماشین‌حساب calculator
رمان داستان novel
لغت‌نامه فرهنگ_لغت dictionary
سررسید سالنامه planner
رژ_لب رژلب ماتیک lipstick
ریمل mascara
خط_چشم eyeliner
سایه_چشم eyeshadow
کرم_پودر کرم‌پودر foundation
پنکک پنکیک powder
لاک لاک_ناخن nail_polish
رژگونه رژ_گونه blush
ضدآفتاب ضد‌آفتاب کرم_ضدآفتاب sunscreen
مرطوب‌کننده آبرسان moisturizer
سرم serum
لوسیون lotion
نرم‌کننده_مو حالت‌دهنده conditioner
رنگ_مو hair_color
اتو_مو اتوی_مو hair_straightener
برس شانه brush comb
ژیلت تیغ خودتراش razor
مسواک toothbrush
خمیردندان خمیر_دندان toothpaste
صابون soap
دستمال_کاغذی دستمال tissue
پوشک پمپرز diaper
پستانک پستونک pacifier
شیشه_شیر baby_bottle
کالسکه stroller
روروئک روروک walker
صندلی_ماشین صندلی_خودرو car_seat
لوازم_خودرو لوازم_ماشین لوازم_یدکی car_accessories
شارژر_فندکی شارژر_خودرو شارژر_ماشین car_charger
نوار_بهداشتی پد_بهداشتی sanitary_pad
دئودورانت مام deodorant
اسپری spray
ادوتویلت ادو_تویلت عطر eau_de_toilette
مکمل ویتامین supplement vitamin
فشارسنج فشار_سنج blood_pressure_monitor
تب‌سنج دماسنج thermometer
غذای_سگ dog_food
غذای_گربه cat_food
قلاده collar leash
آکواریوم aquarium
چتر umbrella
تاب swing
بوق horn
قفل lock
گیتار guitar
ویولن violin
پیانو piano
سه‌تار سه_تار setar
سنتور santur
فلوت flute
`;
