import type { WarningStatement } from './statements.ts';

/** "Contains …" and its Serbian form; `pattern`: the substance as bearsWording takes it. */
const contains = (english: string, serbian: string, pattern: string): WarningStatement => ({
  english: `Contains ${english}.`,
  serbian: `Sadrži ${serbian}.`,
  clauses: [[`contain*|sadrz* ${pattern}`]],
});

/** "Contains …" of one fluoride. The Serbian names follow the IUPAC names as Serbian writes them. */
const fluoride = (english: string, serbian: string, pattern: string): WarningStatement =>
  contains(english, serbian, pattern);

/** The fluorides of Annex III/26 to 43, 47 and 56 by their reference: each has to be named. */
export const fluorides: Readonly<Record<string, WarningStatement>> = {
  '26': fluoride(
    'ammonium monofluorophosphate',
    'amonijum-monofluorofosfat',
    'ammonium_monofluorophosphate|amonijum_monofluorofosfat*',
  ),
  '27': fluoride(
    'sodium monofluorophosphate',
    'natrijum-monofluorofosfat',
    'sodium_monofluorophosphate|natrijum_monofluorofosfat*',
  ),
  '28': fluoride(
    'potassium monofluorophosphate',
    'kalijum-monofluorofosfat',
    'potassium_monofluorophosphate|kalijum_monofluorofosfat*',
  ),
  '29': fluoride(
    'calcium monofluorophosphate',
    'kalcijum-monofluorofosfat',
    'calcium_monofluorophosphate|kalcijum_monofluorofosfat*',
  ),
  '30': fluoride('calcium fluoride', 'kalcijum-fluorid', 'calcium_fluoride|kalcijum_fluorid*'),
  '31': fluoride('sodium fluoride', 'natrijum-fluorid', 'sodium_fluoride|natrijum_fluorid*'),
  '32': fluoride('potassium fluoride', 'kalijum-fluorid', 'potassium_fluoride|kalijum_fluorid*'),
  '33': fluoride('ammonium fluoride', 'amonijum-fluorid', 'ammonium_fluoride|amonijum_fluorid*'),
  '34': fluoride('aluminium fluoride', 'aluminijum-fluorid', 'alumin*_fluoride|alumin*_fluorid*'),
  '35': fluoride('stannous fluoride', 'kalaj-fluorid', 'stannous_fluoride|kalaj_fluorid*|kalaj_ii_fluorid*'),
  '36': fluoride(
    'cetylamine hydrofluoride',
    'cetilamin-hidrofluorid',
    'cetylamine_hydrofluoride|cetilamin_hidrofluorid*',
  ),
  '37': fluoride(
    '3-(N-hexadecyl-N-2-hydroxyethylammonio)propylbis(2-hydroxyethyl)ammonium difluoride',
    '3-(N-heksadecil-N-2-hidroksietilamonio)propilbis(2-hidroksietil)amonijum-difluorid',
    'difluoride|difluorid*|olaflur*',
  ),
  '38': fluoride(
    'N,N′,N′-tris(polyoxyethylene)-N-hexadecylpropylenediamine dihydrofluoride',
    'N,N′,N′-tris(polioksietilen)-N-heksadecilpropilendiamin-dihidrofluorid',
    'dihydrofluoride|dihidrofluorid*',
  ),
  '39': fluoride(
    'octadecenyl-ammonium fluoride',
    'oktadecenil-amonijum-fluorid',
    'octadecenyl_ammonium_fluoride|oktadecenil_amonijum_fluorid*',
  ),
  '40': fluoride('sodium fluorosilicate', 'natrijum-fluorosilikat', 'sodium_fluorosilicate|natrijum_fluorosilikat*'),
  '41': fluoride(
    'potassium fluorosilicate',
    'kalijum-fluorosilikat',
    'potassium_fluorosilicate|kalijum_fluorosilikat*',
  ),
  '42': fluoride(
    'ammonium fluorosilicate',
    'amonijum-fluorosilikat',
    'ammonium_fluorosilicate|amonijum_fluorosilikat*',
  ),
  '43': fluoride(
    'magnesium fluorosilicate',
    'magnezijum-fluorosilikat',
    'magnesium_fluorosilicate|magnezijum_fluorosilikat*',
  ),
  '47': fluoride(
    'nicomethanol hydrofluoride',
    'nikometanol-hidrofluorid',
    'nicomethanol_hydrofluoride|nikometanol_hidrofluorid*',
  ),
  '56': fluoride('magnesium fluoride', 'magnezijum-fluorid', 'magnesium_fluoride|magnezijum_fluorid*'),
};

/** "Contains …" of the other entries that ask for it. */
export const containsStatements = {
  containsThioglycolate: contains('thioglycolate', 'tioglikolat', 'thioglycol*|tioglikol*'),
  containsAmmonia: contains('ammonia', 'amonijak', 'ammonia|amonijak*'),
  containsDichlorophen: contains('Dichlorophen', 'dihlorofen', 'dichlorophen|dihlorofen*'),
  containsPeroxide: contains(
    'hydrogen peroxide',
    'vodonik-peroksid',
    'hydrogen_peroxide|vodonik_peroksid*|hidrogen_peroksid*|vodikov_peroksid*|h2o2',
  ),
  containsAlkali: contains('alkali', 'alkalije', 'alkali|alkalij*|baze|bazu'),
  containsPhenylenediamines: contains('phenylenediamines', 'fenilendiamine', 'phenylenediamine*|fenilendiamin*'),
  containsToluenediamines: contains(
    'phenylenediamines (toluenediamines)',
    'fenilendiamine (toluendiamine)',
    'phenylenediamine*|fenilendiamin* toluenediamine*|toluendiamin*',
  ),
  containsResorcinol: contains('resorcinol', 'rezorcinol', 'resorcinol|rezorcinol*|rezorcin*'),
  containsThiourea: contains(
    'Dimethylol ethylene thiourea',
    'dimetilol-etilen-tioureu',
    'dimethylol_ethylene_thiourea|dimetilol_etilen_tioure*',
  ),
  containsSilverNitrate: contains('silver nitrate', 'srebro-nitrat', 'silver_nitrate|srebro_nitrat*'),
  containsSelenium: contains(
    'selenium disulphide',
    'selen-disulfid',
    'selenium_disulphide|selenium_disulfide|selenium_sulfide|selen_disulfid*|selen_sulfid*',
  ),
  containsStrontiumChloride: contains(
    'strontium chloride',
    'stroncijum-hlorid',
    'strontium_chloride|stroncijum_hlorid*',
  ),
  containsStrontiumAcetate: contains('strontium acetate', 'stroncijum-acetat', 'strontium_acetate|stroncijum_acetat*'),
  containsChlorobutanol: contains('Chlorobutanol', 'hlorobutanol', 'chlorobutanol|hlorobutanol*|hlorbutanol*'),
  containsThiomersal: contains('Thiomersal', 'tiomersal', 'thiomersal|thimerosal|tiomersal*|timerosal*'),
  containsPhenylmercuric: contains(
    'Phenylmercuric compounds',
    'fenilživina jedinjenja',
    'phenylmercur*|fenilziv*|fenilmerkur*',
  ),
  containsGlutaral: contains('glutaral', 'glutaral', 'glutaral*'),
  containsBenzophenone3: contains(
    'Benzophenone-3',
    'benzofenon-3',
    'benzophenone_3|benzofenon_3|oxybenzone|oksibenzon*',
  ),
} satisfies Readonly<Record<string, WarningStatement>>;
