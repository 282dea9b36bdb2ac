/** The same for food and drink. */
export const namesOfFood = `
برنج rice
روغن oil
شکر قند sugar
ماکارونی پاستا اسپاگتی pasta spaghetti
پنیر cheese
ماست yogurt
کره butter
شکلات chocolate
بیسکویت بیسکوئیت کلوچه biscuit cookie
کیک cake
آجیل خشکبار مغزها nuts
بادام almond
گردو walnut
کشمش raisin
چیپس chips
نوشابه soda
آبمیوه آب‌میوه juice
رب_گوجه رب tomato_paste
تن_ماهی تن tuna
عدس lentil
لوبیا beans
نخود chickpea
ادویه چاشنی spice
زرشک barberry
سس sauce
ترشی pickle
مربا jam
پیتزا pizza
ساندویچ sandwich
همبرگر برگر burger
کباب kebab
سوسیس sausage
کالباس salami
مرغ chicken
گوشت meat
ماهی fish
میگو shrimp
تخم‌مرغ تخم_مرغ egg
شیر milk
دوغ doogh
کشک kashk
خامه cream
بستنی ice_cream
نان نون bread
آرد flour
نمک salt
فلفل pepper
دارچین cinnamon
زردچوبه turmeric
زیره cumin
کنجد sesame
سرکه vinegar
عرقیات گلاب rosewater
سیب apple
پرتقال orange
نارنگی mandarin
لیمو lemon
موز banana
انگور grape
انار pomegranate
هندوانه هندونه watermelon
خربزه melon
توت‌فرنگی توت_فرنگی strawberry
خیار cucumber
گوجه گوجه‌فرنگی گوجه_فرنگی tomato
سیب‌زمینی سیب_زمینی potato
پیاز onion
سیر garlic
هویج carrot
فندق hazelnut
تخمه sunflower_seeds
انجیر fig
توت mulberry
لواشک fruit_leather
پفک cheese_puffs
آدامس chewing_gum
آب‌نبات آبنبات candy
گز gaz
سوهان sohan
باقلوا baklava
حلوا halva
دمنوش herbal_tea
آب_معدنی mineral_water
`;
