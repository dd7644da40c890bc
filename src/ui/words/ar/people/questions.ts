import type { ScreenWords } from '../../tables.ts';
import { apart } from '../numbers.ts';

export const questions: ScreenWords['questions'] = {
  skip: 'تخطي',
  spoken: (asks) => `سؤال واحد يميز بينها: ${asks} اضغط مفتاح Tab للإجابة.`,
  nowFirst: (says, name) => `${says}. ${apart(name)} الآن في أول القائمة.`,
  asked: (asks, says) => `السؤال: «${asks}» الجواب: «${says}»`,
  each: {
    shop: {
      asks: 'هل هذا الشخص هو صاحب المحل؟',
      says: {
        own: 'نعم، هو صاحب المحل',
        work: 'لا، يعمل فيه',
      },
    },
    selling: {
      asks: 'أين يبيع؟',
      says: {
        shop: 'في محل',
        stall: 'في بسطة أو في السوق',
        street: 'متجولًا أو في الشارع',
      },
    },
    farm: {
      asks: 'ماذا يوجد في المزرعة؟',
      says: {
        crops: 'محاصيل',
        animals: 'حيوانات',
        both: 'محاصيل وحيوانات',
      },
    },
    farmFor: {
      asks: 'هل يباع المحصول أم هو للأسرة فقط؟',
      says: {
        sold: 'يباع',
        family: 'للأسرة',
      },
    },
    farmWhose: {
      asks: 'هل المزرعة ملكه؟',
      says: {
        own: 'نعم',
        pay: 'لا، يعمل بأجر',
      },
    },
    pupils: {
      asks: 'من يعلم؟',
      says: {
        small: 'أطفالًا قبل المدرسة',
        primary: 'في الابتدائي',
        secondary: 'في الثانوي',
        older: 'طلابًا أكبر سنًا',
      },
    },
    vehicle: {
      asks: 'ماذا يقود؟',
      says: {
        car: 'سيارة أو تاكسي',
        truck: 'شاحنة',
        bus: 'حافلة',
        motorcycle: 'دراجة نارية',
      },
    },
    nurse: {
      asks: 'هل درس سنوات أم تعلم في العمل؟',
      says: {
        years: 'سنوات، مع شهادة',
        course: 'دورة أقصر',
        job: 'في العمل',
      },
    },
    doctor: {
      asks: 'هل هو اختصاص واحد؟',
      says: {
        all: 'لا، كل الأمراض',
        specialist: 'نعم، أخصائي',
      },
    },
    kitchen: {
      asks: 'ماذا يعمل في المطبخ؟',
      says: {
        leads: 'يديره ويخطط الأطباق',
        cooks: 'يطبخ',
        helps: 'يساعد أو يجهز أكلًا بسيطًا',
      },
    },
    cleaning: {
      asks: 'أين ينظف؟',
      says: {
        home: 'في بيت',
        offices: 'في مكاتب أو فنادق أو مدارس',
        street: 'في الشارع',
        vehicles: 'مركبات',
      },
    },
    building: {
      asks: 'هل يبني بنفسه أم يساعد؟',
      says: {
        builds: 'يبني',
        helps: 'يساعد ويحمل',
      },
    },
    wood: {
      asks: 'ماذا يصنع من الخشب؟',
      says: {
        houses: 'أبوابًا وأسقفًا وأجزاء بيوت',
        furniture: 'أثاثًا',
      },
    },
    sewing: {
      asks: 'هل يصنع ملابس كاملة؟',
      says: {
        customers: 'نعم، للزبائن',
        mends: 'يصلح أو يطرز',
        factory: 'على ماكينة في مصنع',
      },
    },
    fishing: {
      asks: 'أين يصطاد؟',
      says: {
        near: 'في بحيرة أو نهر أو قرب الساحل',
        sea: 'في أعالي البحار',
        ponds: 'في أحواض تربية',
        eat: 'للأكل فقط',
      },
    },
    mechanic: {
      asks: 'ماذا يصلح؟',
      says: {
        vehicles: 'سيارات أو دراجات نارية',
        machines: 'آلات أو جرارات',
        bicycles: 'دراجات هوائية',
        aircraft: 'طائرات',
        electric: 'أجهزة كهربائية أو إلكترونية',
      },
    },
    engineer: {
      asks: 'أي نوع من المهندسين؟',
      says: {
        buildings: 'مبان وطرق',
        machines: 'آلات',
        electricity: 'كهرباء',
        computers: 'حاسوب',
      },
    },
    officework: {
      asks: 'ماذا يعمل في المكتب؟',
      says: {
        papers: 'أوراق وملفات متنوعة',
        letters: 'رسائل ومواعيد لشخص',
        visitors: 'يستقبل الزوار',
        accounts: 'حسابات',
      },
    },
    guard: {
      asks: 'ماذا يحرس؟',
      says: {
        buildings: 'مباني أو بضائع أو أشخاصًا',
        prisoners: 'سجناء',
        cars: 'سيارات متوقفة',
      },
    },
    care: {
      asks: 'من يرعى؟',
      says: {
        children: 'أطفالًا',
        old: 'مسنين أو مرضى في البيت',
        patients: 'مرضى في المستشفى',
      },
    },
    herd: {
      asks: 'لمن الحيوانات؟',
      says: {
        sold: 'له، للبيع',
        family: 'له، للأسرة',
        pay: 'لشخص آخر',
      },
    },
    paint: {
      asks: 'ماذا يدهن أو يرسم؟',
      says: {
        walls: 'جدرانًا وبيوتًا',
        things: 'سيارات أو أثاثًا',
        signs: 'لافتات',
        pictures: 'لوحات',
      },
    },
    labour: {
      asks: 'أين يعمل؟',
      says: {
        farm: 'في مزرعة',
        site: 'في موقع بناء أو طريق',
        factory: 'في مصنع',
        goods: 'في تحميل البضائع',
        mine: 'في منجم أو محجر',
      },
    },
    accounts: {
      asks: 'ماذا درس لذلك؟',
      says: {
        degree: 'شهادة جامعية',
        course: 'دورة أقصر',
        job: 'لا شيء، يسجل الحسابات',
      },
    },
    electric: {
      asks: 'على ماذا يعمل؟',
      says: {
        buildings: 'أسلاك المباني',
        machines: 'محركات وآلات',
        lines: 'خطوط وأعمدة',
      },
    },
    army: {
      asks: 'ما رتبته؟',
      says: {
        officer: 'ضابط',
        sergeant: 'ضابط صف',
        other: 'أدنى من ذلك',
      },
    },
    police: {
      asks: 'ماذا يعمل في الشرطة؟',
      says: {
        order: 'يحفظ الأمن',
        crimes: 'يحقق في الجرائم',
      },
    },
    manager: {
      asks: 'ماذا يدير؟',
      says: {
        shop: 'متجرًا',
        hotel: 'فندقًا أو مطعمًا',
        factory: 'مصنعًا أو منجمًا',
        site: 'شركة بناء',
        farm: 'مزرعة كبيرة',
        goods: 'مخزنًا أو نقلًا',
        whole: 'شركة كاملة',
      },
    },
  },
};
