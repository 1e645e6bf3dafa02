/**
 * Writes Latin names in Arabic letters, as spelled in the Gulf: established spellings for well-known names, phonetic
 * ones for others.
 */

/** An Arabic spelling, then its Latin equivalents. */
const USUAL = [
  'ليلى layla laila leila leyla', 'سارة sara sarah sarra', 'محمد mohammed mohamed muhammad mohammad muhammed', 'أحمد ahmed ahmad', 'علي ali aly', 'فاطمة fatima fatma fatema fatimah', 'عائشة aisha aysha ayesha aicha', 'مريم mariam maryam meryem miriam',
  'نور noor nour nur', 'نورة noura nora norah noora', 'هند hind', 'شيخة sheikha shaikha', 'خالد khalid khaled', 'عمر omar umar', 'عثمان othman uthman osman', 'يوسف yousef youssef yusuf yousuf', 'إبراهيم ibrahim ebrahim', 'حسن hassan hasan', 'حسين hussein hussain husain',
  'راشد rashid rashed', 'سعيد saeed said', 'سلطان sultan', 'حمدان hamdan', 'منصور mansour mansoor', 'مكتوم maktoum', 'زايد zayed', 'خليفة khalifa', 'ماجد majid majed', 'فهد fahad fahd', 'فيصل faisal faysal', 'ناصر nasser nasir', 'سالم salem salim', 'طارق tariq tarek tareq', 'كريم karim kareem',
  'جميلة jamila jameela', 'خديجة khadija khadijah', 'زينب zainab zaynab zeinab', 'آمنة amna', 'أمينة amina aminah', 'آية aya ayah', 'هدى huda houda', 'لينا lina leena', 'لانا lana', 'لين leen', 'لولوة lulwa', 'مها maha', 'منى mona muna', 'مي mai may', 'ميثاء maitha', 'موزة moza', 'ميرا mira meera', 'دانة dana', 'دينا dina',
  'دعاء duaa doaa', 'ريم reem rim', 'رنا rana', 'رانيا rania ranya', 'رشا rasha', 'روان rawan', 'رؤى roua ruaa', 'سلمى salma', 'سمية sumaya somaya', 'شهد shahd', 'شمسة shamsa', 'شما shamma', 'حصة hessa', 'حور hoor', 'حياة hayat', 'حبيبة habiba', 'جنى jana', 'جود joud', 'غادة ghada', 'غزل ghazal', 'ياسمين yasmin yasmine yasmeen jasmine jasmin',
  'أسماء asma asmaa', 'أميرة amira ameera', 'إيمان iman eman', 'إسراء israa esraa', 'بسمة basma', 'بشرى bushra', 'تالا tala', 'ثريا thuraya', 'نادية nadia nadya', 'ندى nada', 'هالة hala', 'هبة heba hiba', 'وفاء wafa wafaa', 'وردة warda', 'يارا yara', 'زهراء zahra', 'زياد ziad ziyad', 'آدم adam', 'إلياس elias ilyas', 'أيوب ayoub ayub',
  'بلال bilal', 'حمزة hamza', 'داود dawood dawud', 'ريان rayan rayyan', 'سليمان suleiman sulaiman', 'سيف saif seif', 'طلال talal', 'عبدالله abdullah abdallah', 'عبدالرحمن abdulrahman', 'عيسى isa essa eissa', 'موسى musa mousa moussa', 'نوح nuh nooh', 'نبيل nabil', 'وليد walid waleed', 'ياسر yasser', 'يحيى yahya', 'هاني hani', 'هشام hisham',
  'حبيبي habibi', 'حبيبتي habibti', 'حب hub love', 'أمي mom mum ummi', 'ماما mama', 'بابا baba', 'حياتي hayati', 'روحي rouhi', 'سلام salam peace', 'أمل amal hope', 'حرية freedom', 'دبي dubai', 'الله allah',
  'مايا maya', 'صوفيا sophia sofia', 'صوفي sophie', 'آنا ana anna', 'إيما emma', 'إيميلي emily emilie', 'جاكلين jacqueline', 'عالية aaliyah aliyah alia', 'كلير claire clare', 'إيلا ella', 'إيفا eva', 'ميا mia', 'زارا zara', 'جوليا julia', 'جولي julie', 'ماريا maria', 'ماري marie mary', 'أوليفيا olivia', 'إيزابيلا isabella', 'شارلوت charlotte', 'كلوي chloe', 'غريس grace', 'إليزابيث elizabeth', 'كاثرين catherine katherine', 'جيسيكا jessica', 'جنيفر jennifer', 'ميشيل michelle', 'نيكول nicole', 'فيكتوريا victoria', 'أليس alice', 'روز rose',
  'مايكل michael', 'جيمس james', 'جون john', 'ديفيد david', 'دانيال daniel', 'توماس thomas', 'جورج george', 'جاك jack', 'ليو leo', 'لوكاس lucas', 'ماثيو matthew', 'أندرو andrew', 'ألكسندر alexander', 'أليكس alex', 'بيتر peter', 'بول paul', 'مارك mark', 'ماكس max', 'كريستينا christina', 'بريا priya', 'أنيتا anita', 'راج raj',
];
const BY_NAME = new Map(USUAL.flatMap((row) => {
  const [arabic, ...latin] = row.split(' ');
  return latin.map((name) => [name, arabic!] as const);
}));

/** Sounds with longer spellings first, at the beginning of a name and anywhere. */
const BEGINNINGS: readonly (readonly [spelling: string, letters: string])[] = [['aa', 'آ'], ['a', 'أ'], ['ee', 'إي'], ['e', 'إ'], ['i', 'إي'], ['oo', 'أو'], ['o', 'أو'], ['u', 'أو']];
const SOUNDS: readonly (readonly [spelling: string, letters: string])[] = [
  ['tch', 'تش'], ['sch', 'ش'], ['kh', 'خ'], ['gh', 'غ'], ['sh', 'ش'], ['ch', 'تش'], ['th', 'ث'], ['dh', 'ذ'], ['ph', 'ف'], ['ck', 'ك'], ['qu', 'كو'], ['oo', 'و'], ['ou', 'و'], ['ee', 'ي'], ['ie', 'ي'], ['ea', 'ي'], ['ei', 'ي'], ['ai', 'اي'], ['ay', 'اي'], ['aa', 'ا'],
  ['a', 'ا'], ['b', 'ب'], ['c', 'ك'], ['d', 'د'], ['e', 'ي'], ['f', 'ف'], ['g', 'غ'], ['h', 'ه'], ['i', 'ي'], ['j', 'ج'], ['k', 'ك'], ['l', 'ل'], ['m', 'م'], ['n', 'ن'], ['o', 'و'], ['p', 'ب'], ['q', 'ق'], ['r', 'ر'], ['s', 'س'], ['t', 'ت'], ['u', 'و'], ['v', 'ف'], ['w', 'و'], ['x', 'كس'], ['y', 'ي'], ['z', 'ز'],
];

/** A name in Latin letters, in Arabic ones. */
export function inArabic(name: string): string {
  const latin = name.toLowerCase();
  const usual = BY_NAME.get(latin);
  if (usual) return usual;
  // Double letters are pronounced once, and a final e is silent.
  let rest = latin.replaceAll(/([^aeo])\1/g, '$1').replace(/(?<=.{2}[^aeiou])e$/, '');
  const beginning = BEGINNINGS.find(([spelling]) => rest.startsWith(spelling));
  let out = beginning?.[1] ?? '';
  rest = rest.slice(beginning?.[0].length ?? 0);
  while (rest !== '') {
    const sound = SOUNDS.find(([spelling]) => rest.startsWith(spelling));
    out += sound?.[1] ?? '';
    rest = rest.slice(sound?.[0].length ?? 1);
  }
  return out;
}
