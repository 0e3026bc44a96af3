import type { WarningStatement } from './statements.ts';
import { CHILDREN } from './statements.ts';

/** What sunscreens say: Recommendation 2006/647/EC, points 3 and 6 and Annex. */
export const sunStatements = {
  sunExposure: {
    english: 'Do not stay too long in the sun, even while using a sunscreen product.',
    serbian: 'Ne boraviti predugo na suncu ni uz upotrebu proizvoda za zaštitu od sunca.',
    clauses: [
      ['{not} too_long|predugo|dugo|prekomern* sun|suncu', 'avoid*|izbeg* excessive|prekomern*|predug* sun*|sunc*'],
    ],
  },
  sunChildren: {
    english: 'Keep babies and young children out of direct sunlight.',
    serbian: 'Bebe i malu decu držati dalje od direktnog sunca.',
    clauses: [[`${CHILDREN} sun|sunlight|sunca|suncu|suncevo*`]],
  },
  sunReapply: {
    english: 'Re-apply frequently to maintain protection, especially after perspiring, swimming or towelling.',
    serbian: 'Za održavanje zaštite nanositi često, posebno nakon znojenja, kupanja ili brisanja.',
    clauses: [
      [
        're_apply*|reapply*|reapplication|ponov*|ponav*',
        'apply*|nanos*|nanet*|naneti frequent*|regular*|often|cesto|redovno|sat*|hours',
      ],
    ],
  },
  sunAmount: {
    english:
      'Apply generously before sun exposure: reducing the quantity lowers the level of protection significantly.',
    serbian: 'Pre izlaganja suncu naneti obilno: manja količina znatno smanjuje nivo zaštite.',
    clauses: [
      [
        'generous*|liberal*|obilno|obilan|dovoljn*',
        'reduc*|smanj* quantity|amount|kolicin*',
        'quantity|amount|kolicin* lower*|reduc*|smanj*',
      ],
    ],
  },
  sunMidday: {
    english: 'Avoid the midday sun.',
    serbian: 'Izbegavati sunce u podne.',
    clauses: [
      [
        'avoid*|izbeg*|izbjeg* midday|noon|podne|podnevn*|intens*|najjac*',
        '{not} midday|noon|podne|podnevn* sun|suncu|sunca',
      ],
    ],
  },
} satisfies Readonly<Record<string, WarningStatement>>;

/** What aerosol dispensers say: Directive 75/324/EEC, Annex, points 2.2 and 2.3; from memory, unverified. */
export const aerosolStatements = {
  aerosolHeat: {
    english:
      'Pressurised container: may burst if heated. Protect from sunlight. Do not expose to temperatures exceeding 50 °C. Keep away from heat, hot surfaces, sparks, open flames and other ignition sources. No smoking.',
    serbian:
      'Posuda pod pritiskom: može da eksplodira ako se zagreva. Zaštititi od sunčeve svetlosti. Ne izlagati temperaturi iznad 50 °C. Držati dalje od toplote, vrućih površina, varnica, otvorenog plamena i drugih izvora paljenja. Zabranjeno pušenje.',
    clauses: [
      ['pressuri*|pod_pritiskom', 'burst*|eksplod*|rasprs*'],
      ['50', '50_c'],
      ['heat*|hot|toplot*|topline|zagrev*|zagrij*'],
    ],
  },
  aerosolPierce: {
    english: 'Do not pierce or burn, even after use.',
    serbian: 'Ne bušiti niti spaljivati, čak ni nakon upotrebe.',
    clauses: [['{not} pierc*|punctur*|busi*|probija*|otvar* burn*|incinerat*|spalj*|paliti']],
  },
  aerosolFlammable: {
    english: 'Extremely flammable aerosol. Do not spray on an open flame or other ignition source.',
    serbian: 'Veoma lako zapaljivi aerosol. Ne prskati u otvoreni plamen niti u drugi izvor paljenja.',
    clauses: [['flammable|zapaljiv*'], ['{not} spray*|prska*|raspr* flame|plamen*|vatr*']],
  },
} satisfies Readonly<Record<string, WarningStatement>>;
