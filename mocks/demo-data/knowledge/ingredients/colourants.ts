/** Colourants of Annex IV by their colour index number, and names that labels print for them. */
export const colourants = `
CI 77891 | 13463-67-7 | 236-675-5 | COLORANT | Titanium Dioxide; Pigment White 6 | White pigment.
CI 77491 | 1309-37-1 | 215-168-2 | COLORANT | Iron Oxides; Iron Oxide Red; Ferric Oxide; Pigment Red 101
CI 77492 | 51274-00-1, 20344-49-4 | 257-098-5 | COLORANT | Iron Oxide Yellow; Pigment Yellow 42
CI 77499 | 1317-61-9, 12227-89-3 | 215-277-5, 235-442-5 | COLORANT | Iron Oxide Black; Pigment Black 11
CI 77489 | 1345-25-1 | 215-721-8 | COLORANT | Ferrous Oxide
CI 77947 | 1314-13-2 | 215-222-5 | COLORANT | Pigment White 4
CI 77007 | 1302-83-6, 57455-37-5 | 235-811-0, 215-111-1 | COLORANT | Ultramarine Blue; Pigment Blue 29
ULTRAMARINES | 57455-37-5 | 215-111-1, 215-711-3 | HAIR DYEING
CI 77288 | 1308-38-9 | 215-160-9 | COLORANT | Chromium Oxide Greens; Pigment Green 17
CI 77289 | 12001-99-9 | 215-158-8 | COLORANT | Chromium Hydroxide Green; Pigment Green 18
CI 77510 | 12240-15-2, 25869-00-5 | 237-875-5 | COLORANT | Ferric Ferrocyanide; Prussian Blue; Pigment Blue 27
CI 77742 | 10101-66-3 | 233-257-4 | COLORANT | Manganese Violet; Pigment Violet 16
CI 77163 | 7787-59-9 | 232-122-7 | COLORANT | Bismuth Oxychloride
CI 77120 | 7727-43-7 | 231-784-4 | COLORANT | Barium Sulfate
CI 77220 | 471-34-1 | 207-439-9 | COLORANT | Calcium Carbonate
CI 77004 | 1332-58-7, 1302-78-9 | | COLORANT | Aluminium Silicate
CI 77000 | 7429-90-5 | 231-072-3 | COLORANT | Aluminum Powder
CI 77002 | 21645-51-2, 1332-73-6 | 215-573-4, 244-492-7 | COLORANT | Aluminum Hydroxide
CI 77266 | 1333-86-4 | 215-609-9 | COLORANT | Carbon Black
CI 77267 | 8021-99-6 | 232-421-2 | COLORANT | Bone Charcoal
CI 77400 | 7440-50-8 | 231-159-6 | COLORANT | Copper Powder; Bronze Powder
CI 77480 | 7440-57-5 | 231-165-9 | COLORANT | Gold
CI 77820 | 7440-22-4 | 231-131-3 | COLORANT | Silver
CI 77713 | 546-93-0 | 208-915-9 | COLORANT | Magnesium Carbonate
CI 42090 | 3844-45-9 | 223-339-8 | COLORANT, HAIR DYEING | Blue 1; Brilliant Blue FCF; FD&C Blue No. 1
CI 42051 | 3536-49-0 | 222-573-8 | COLORANT | Patent Blue V
CI 42053 | 2353-45-9 | 219-091-5 | COLORANT | Fast Green FCF; Green 3
CI 19140 | 1934-21-0 | 217-699-5 | COLORANT, HAIR DYEING | Yellow 5; Tartrazine; FD&C Yellow No. 5
CI 15985 | 2783-94-0 | 220-491-7 | COLORANT | Yellow 6; Sunset Yellow FCF; FD&C Yellow No. 6
CI 15510 | 633-96-5 | 211-199-0 | COLORANT | Orange 4; Acid Orange 7
CI 15850 | 5858-81-1 | 227-497-9 | COLORANT | Red 6; Red 7; Lithol Rubine
CI 15880 | 6417-83-0 | 229-142-3 | COLORANT | Red 34; Pigment Red 63
CI 14700 | 4548-53-2 | 224-909-9 | COLORANT | Red 4; Ponceau SX
CI 14720 | 3567-69-9 | 222-657-4 | COLORANT | Azorubine; Carmoisine
CI 16035 | 25956-17-6 | 247-368-0 | COLORANT, HAIR DYEING | Red 40; Allura Red AC
CI 16185 | 915-67-3 | 213-022-2 | COLORANT | Amaranth
CI 16255 | 2611-82-7 | 220-036-2 | COLORANT, HAIR DYEING | Ponceau 4R; Cochineal Red A
CI 17200 | 3567-66-6 | 222-656-9 | COLORANT, HAIR DYEING | Red 33; Acid Red 33
CI 12490 | 6410-41-9 | 229-107-2 | COLORANT | Pigment Red 5
CI 11680 | 2512-29-0 | 219-730-8 | COLORANT | Pigment Yellow 1
CI 12085 | 2814-77-9 | 220-562-2 | COLORANT | Red 36; Pigment Red 4
CI 26100 | 85-86-9 | 201-638-4 | COLORANT | Red 17; Sudan III
CI 45100 | 3520-42-1 | 222-529-8 | COLORANT, HAIR DYEING | Acid Red 52
CI 45350 | 518-47-8 | 208-253-0 | COLORANT | Yellow 8; Fluorescein Sodium
CI 45370 | 596-03-2 | 209-876-0 | COLORANT | Orange 5; Solvent Red 72
CI 45380 | 15086-94-9, 17372-87-1, 548-26-5 | 239-138-3, 241-409-6 | COLORANT | Red 21; Red 22; Eosin
CI 45410 | 13473-26-2, 18472-87-2 | 236-747-6, 242-355-6 | COLORANT, HAIR DYEING | Red 27; Red 28; Phloxine B
CI 45430 | 16423-68-0 | 240-474-8 | COLORANT | Red 3; Erythrosine
CI 47000 | 8003-22-3 | 232-318-2 | COLORANT | Yellow 11; Solvent Yellow 33
CI 47005 | 8004-92-0 | 305-897-5 | COLORANT | Yellow 10; Quinoline Yellow
CI 58000 | 72-48-0 | 200-782-5 | COLORANT | Alizarin; Pigment Red 83
CI 59040 | 6358-69-6 | 228-783-6 | COLORANT | Green 8; Pyranine
CI 60725 | 81-48-1 | 201-353-5 | COLORANT | Violet 2; Solvent Violet 13
CI 60730 | 4430-18-6 | 224-618-7 | COLORANT | Ext. Violet 2; Acid Violet 43
ACID VIOLET 43 | 4430-18-6 | 224-618-7 | HAIR DYEING | Ext. D&C Violet No. 2
CI 61565 | 128-80-3 | 204-909-5 | COLORANT | Green 6; Solvent Green 3
CI 61570 | 4403-90-1 | 224-546-6 | COLORANT | Green 5; Acid Green 25
CI 62045 | 4368-56-3 | 224-460-9 | COLORANT | Acid Blue 62
CI 69800 | 81-77-6 | 201-375-5 | COLORANT | Indanthrone
CI 73015 | 860-22-0 | 212-728-8 | COLORANT | Indigo Carmine; Blue 2
CI 73360 | 2379-74-0 | 219-163-6 | COLORANT | Red 30; Vat Red 1
CI 73915 | 980-26-7 | 213-561-3 | COLORANT | Pigment Red 122
CI 74160 | 147-14-8 | 205-685-1 | COLORANT | Phthalocyanine Blue; Pigment Blue 15
CI 74260 | 1328-53-6 | 215-524-7 | COLORANT | Phthalocyanine Green; Pigment Green 7
CI 75120 | 1393-63-1 | 215-735-4 | COLORANT | Annatto; Bixin
CI 75130 | 7235-40-7 | 230-636-6 | COLORANT | Carotene
CI 75300 | 458-37-7 | 207-280-5 | COLORANT | Curcumin; Turmeric
CI 75470 | 1390-65-4 | 215-724-4 | COLORANT | Carmine; Cochineal
CI 75810 | 11006-34-1, 8049-84-1 | 232-471-5, 234-242-5 | COLORANT | Chlorophyllin; Chlorophyll
CI 10316 | 846-70-8 | 212-690-2 | COLORANT, HAIR DYEING | Ext. Yellow 7; Naphthol Yellow S
CI 20170 | 1320-07-6 | 215-296-9 | COLORANT, HAIR DYEING | Brown 1; Acid Orange 24
CI 20470 | 1064-48-8 | 213-903-1 | COLORANT | Acid Black 1
CI 40800 | 7235-40-7 | 230-636-6 | COLORANT | beta-Carotene
BETA-CAROTENE | 7235-40-7 | 230-636-6 | SKIN CONDITIONING | Provitamin A
CARAMEL | 8028-89-5 | 232-435-9 | COLORANT, FRAGRANCE | E150
BETA VULGARIS ROOT EXTRACT | 89957-89-1 | 289-610-8 | SKIN CONDITIONING | Beetroot Extract
MICA | 12001-26-2 | | OPACIFYING, COLORANT | Muscovite | Carrier of pearl pigments.
SYNTHETIC FLUORPHLOGOPITE | 12003-38-2 | 234-426-5 | VISCOSITY CONTROLLING, BULKING | Synthetic Mica
TIN OXIDE | 18282-10-5 | 242-159-0 | ABRASIVE, BULKING, OPACIFYING, VISCOSITY CONTROLLING | Tin(IV) Oxide
CALCIUM ALUMINUM BOROSILICATE | 65997-17-3 | 266-046-0 | BULKING
CALCIUM SODIUM BOROSILICATE | | | BULKING
`;
