import { toPersianDigits } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

export const authMessages = messages({
  // Shared by several screens
  username: { fa: 'نام کاربری', en: 'Username' },
  email: { fa: 'ایمیل', en: 'Email' },
  password: { fa: 'رمز عبور', en: 'Password' },
  phone: { fa: 'شمارهٔ موبایل', en: 'Phone' },
  required: { fa: 'این قسمت را پر کنید.', en: 'This is required.' },
  passwordHint: { fa: 'حداقل ۸ حرف یا رقم', en: 'At least 8 characters' },
  passwordTooShort: { fa: 'رمز عبور باید حداقل ۸ حرف یا رقم باشد.', en: 'A password has at least 8 characters.' },
  notTheSame: { fa: 'تکرار رمز با رمز تازه یکی نیست.', en: 'The two new passwords are not the same.' },
  newPassword: { fa: 'رمز عبور تازه', en: 'New Password' },
  repeatPassword: { fa: 'تکرار رمز عبور تازه', en: 'Repeat New Password' },
  toHome: { fa: (shop: string) => `${shop}، صفحهٔ خانه`, en: (shop: string) => `${shop}, home page` },

  // intro
  introTitle: { fa: (shop: string) => `به ${shop} خوش آمدید`, en: (shop: string) => `Welcome to ${shop}` },
  introLead: {
    fa: 'کالاها را ببینید و مقایسه کنید، یا وارد حسابتان شوید.',
    en: 'Look at the products and compare them, or sign in to your account.',
  },
  getStarted: { fa: 'شروع کنید', en: 'Get Started' },

  // login
  loginTitle: { fa: 'ورود یا ثبت‌نام', en: 'Log in or sign up' },
  loginLead: {
    fa: 'شمارهٔ موبایلتان را بنویسید تا کد ورود را پیامک کنیم. اگر حساب ندارید، همان‌جا ساخته می‌شود.',
    en: 'Enter your phone and we text you a code. If you have no account yet, this makes one.',
  },
  passwordLead: {
    fa: 'با نام کاربری و رمز خودتان وارد شوید.',
    en: 'Log in with your own username and password.',
  },
  logIn: { fa: 'ورود', en: 'Log In' },
  loggingIn: { fa: 'در حال ورود...', en: 'Logging in...' },
  loggedIn: { fa: 'ورود موفق ✅', en: 'Logged in ✅' },
  wrongPair: { fa: 'نام کاربری یا رمز عبور اشتباه است ❌', en: 'The username or password is wrong ❌' },
  usernameHint: { fa: 'یا شمارهٔ موبایل، یا ایمیل', en: 'Or your phone, or your email' },
  forgotPassword: { fa: 'رمز عبور را فراموش کرده‌اید؟', en: 'Forgot Password?' },
  noAccount: { fa: 'حساب ندارید؟', en: "Don't have an account?" },
  registerNow: { fa: 'ثبت‌نام کنید', en: 'Register Now' },
  viewAsGuest: { fa: 'دیدن فروشگاه به عنوان مهمان', en: 'View as guest' },
  byCode: { fa: 'ورود با کد پیامکی', en: 'Log in with a code' },

  // register
  registerTitle: { fa: 'ساختن حساب', en: 'Create an account' },
  registerLead: {
    fa: 'یک بار ثبت‌نام کنید؛ بعد از آن سفارش‌ها و نشانی‌هایتان همین‌جاست.',
    en: 'Register once; your orders and addresses stay here.',
  },
  register: { fa: 'ثبت‌نام', en: 'Register' },
  registering: { fa: 'در حال ثبت‌نام...', en: 'Registering...' },
  registerFailed: {
    fa: 'در ثبت‌نام مشکلی پیش آمد، دوباره تلاش کنید',
    en: 'a problem occurred in registration, try again',
  },
  usernameRule: {
    fa: '۳ تا ۳۰ حرف فارسی یا انگلیسی، رقم، نقطه یا خط تیره',
    en: '3 to 30 letters, digits, dots or hyphens',
  },
  haveAccount: { fa: 'حساب دارید؟', en: 'Already have an account?' },
  perhapsYours: {
    fa: 'اگر این حساب خود شماست، شاید ثبت‌نامتان قبلاً انجام شده و فقط پاسخش نرسیده باشد.',
    en: 'If this account is your own, you may be registered already, and only the answer never came.',
  },
  logInByIt: { fa: 'با همین نام وارد شوید', en: 'Log in with this name' },
  logInInstead: { fa: 'وارد شوید', en: 'Log In' },

  // otp
  otpTitle: { fa: 'ورود با شمارهٔ موبایل', en: 'Phone Verification' },
  otpLead: { fa: 'کدی چهاررقمی به این شماره پیامک می‌کنیم.', en: 'We will send a code of four digits to this number.' },
  sendCode: { fa: 'ارسال کد', en: 'Send Code' },
  sending: { fa: 'در حال ارسال...', en: 'Sending...' },
  enterPhone: { fa: 'لطفاً شمارهٔ موبایل را وارد کنید', en: 'please enter the phone number' },
  sendFailed: { fa: 'خطا در ارسال کد تأیید', en: 'error sending verification code' },
  byPassword: { fa: 'ورود با نام کاربری و رمز عبور', en: 'Log in with username and password' },

  // otp-confirm
  confirmTitle: { fa: 'کد تأیید', en: 'Verify Phone Number' },
  sentTo: { fa: 'کد به این شماره پیامک شد:', en: 'The code was sent to' },
  changePhone: { fa: 'تغییر شماره', en: 'Change number' },
  code: { fa: 'کد تأیید چهاررقمی', en: 'Code of four digits' },
  verify: { fa: 'تأیید و ادامه', en: 'Verify & Proceed' },
  verifying: { fa: 'در حال بررسی...', en: 'Verifying...' },
  incompleteCode: { fa: 'لطفاً کد کامل را وارد کنید', en: 'Please enter the whole code' },
  wrongCode: { fa: 'کد اشتباه است ❌', en: 'The code is wrong ❌' },
  perhapsUsed: {
    fa: 'این کد دیگر کار نمی‌کند؛ شاید بار اول پذیرفته شده و فقط پاسخش نرسیده باشد. کد تازه‌ای بگیرید تا ادامه دهید.',
    en: 'This code does not work any more; perhaps it was taken the first time and only the answer never came. Have another one sent to go on.',
  },
  codeConfirmed: { fa: 'کد تایید شد ✅', en: 'The code is confirmed ✅' },
  noCode: { fa: 'کد را نگرفتید؟', en: "Didn't get the code?" },
  resend: { fa: 'ارسال دوباره', en: 'Resend' },
  resendIn: {
    fa: (seconds: number) =>
      seconds < 100
        ? `ارسال دوباره تا ${toPersianDigits(String(seconds))} ثانیهٔ دیگر`
        : `ارسال دوباره تا ${toPersianDigits(String(Math.ceil(seconds / 60)))} دقیقهٔ دیگر`,
    en: (seconds: number) => (seconds < 100 ? `Resend in ${seconds} s` : `Resend in ${Math.ceil(seconds / 60)} min`),
  },
  sentAgain: { fa: 'کد تازه‌ای پیامک شد.', en: 'A new code was sent.' },
  noSession: { fa: 'اول برای شمارهٔ خود کد بگیرید.', en: 'First ask for a code for your number.' },

  // forget-password
  forgotTitle: { fa: 'فراموشی رمز عبور', en: 'Forget Password' },
  forgotLead: {
    fa: 'ایمیل یا نام کاربری خود را بنویسید تا لینکی برای انتخاب رمز تازه ایمیل شود.',
    en: 'Enter your email or username, and we mail you a link to choose a new password.',
  },
  emailOrUsername: { fa: 'ایمیل یا نام کاربری', en: 'Email or Username' },
  resetPassword: { fa: 'بازیابی رمز عبور', en: 'Reset Password' },
  mailSentTitle: { fa: 'ایمیل بازیابی فرستاده شد', en: 'The recovery email was sent' },
  mailSentLead: {
    fa: 'اگر حسابی با این مشخصات باشد، لینک انتخاب رمز تازه الان در ایمیل شماست، یا تا ایمیل شما تأیید نشده در پیامک‌هایتان. تا ۳۰ دقیقه و فقط یک بار کار می‌کند.',
    en: 'If there is such an account, the link to choose a new password is in your mailbox now, or among your text messages while your email is not confirmed. It works once, for 30 minutes.',
  },
  goToLogin: { fa: 'رفتن به صفحهٔ ورود', en: 'Go to Login' },

  // reset-password
  chooseTitle: { fa: 'انتخاب رمز عبور تازه', en: 'Choose a new password' },
  savePassword: { fa: 'ثبت رمز تازه', en: 'Save Password' },
  saving: { fa: 'در حال ثبت...', en: 'Saving...' },
  passwordSet: { fa: 'رمز تازه ثبت شد؛ حالا با آن وارد شوید.', en: 'Your new password is set; log in with it now.' },
  requestAgain: { fa: 'درخواست لینک تازه', en: 'Ask for a new link' },

  // change-password
  changeTitle: { fa: 'تغییر رمز عبور', en: 'Change Password' },
  changeLead: {
    fa: 'بعد از تغییر رمز، دستگاه‌های دیگر از حساب شما خارج می‌شوند.',
    en: 'After the change your other devices are signed out.',
  },
  oldPassword: { fa: 'رمز عبور فعلی', en: 'Old Password' },
  updatePassword: { fa: 'به‌روزرسانی رمز عبور', en: 'Update Password' },
  perhapsChanged: {
    fa: 'شاید رمز همان بار اول عوض شده و فقط پاسخش نرسیده باشد. رمز تازه را به جای رمز فعلی امتحان کنید یا با آن وارد شوید.',
    en: 'Perhaps the password was changed the first time, and only the answer never came. Try the new one as the present one, or log in with it.',
  },
  logInNow: { fa: 'ورود به حساب', en: 'Go to log in' },
  passwordChanged: { fa: 'رمز عبور تغییر کرد.', en: 'Your password was changed.' },
});
