/** Verdicts that people found untrue beside the picture, and denials of what it showed. */
import { describe, expect, test } from 'vitest';
import { draftPiece, designFromPrompt, factsOf, fulfil, leftOut } from '../index';

interface Said {
  readonly status: (text: string) => string | undefined;
  readonly unread: readonly string[];
}

function said(prompt: string): Said {
  const { spec, requirements, not_understood } = designFromPrompt({ prompt, seed: 7 });
  const entries = fulfil(requirements, spec, factsOf(spec, draftPiece(spec)));
  return {
    status: (text) => entries.find((one) => one.text === text)?.status,
    unread: leftOut(not_understood, requirements, entries),
  };
}

describe('verdicts', () => {
  test.each([
    ['22k gold kada, small rubies only, no white stones', 'no white stones', 'met'],
    ['silver wave bangle, one round aquamarine about 4 mm', '4 mm', 'differently'],
    ['silver bangle with an oval emerald, 6 mm', '6 mm', 'met'],
    ['gold bangle with diamonds, 8 mm', '8 mm', 'met'],
    ['Cufflinks, square 15 mm, sterling silver', '15 mm', 'met'],
    ['gold cross pendant with three little chains hanging below', 'chains', 'met'],
    ['gold cross pendant with three little chains hanging below', 'hanging below', 'met'],
    ['tassel pendant, gold chains hanging down', 'chains', 'met'],
    [
      'mismatched earrings, one a sun with a citrine and the other a moon with a pearl hanging off it',
      'hanging off it',
      'differently',
    ],
    ['brincos compridos coração de Viana em filigrana de ouro, com uma granada no meio', 'granada', 'differently'],
    ['gold heart earrings with a garnet in the middle', 'garnet', 'met'],
    ['gold ring, square star sapphire', 'square', 'differently'],
    ['oval star ruby ring', 'oval', 'met'],
    ['結婚指輪を二本、プラチナで', '結婚指輪を二本', 'met'],
    ['iki alyans, platin', 'iki alyans', 'met'],
    ['dois anéis de ouro', 'anéis', 'differently'],
    ['Siegelring, Gelbgold, achteckige Platte, statt Wappen bitte eine Brezel graviert', 'achteckige', 'met'],
    ['cerchi in oro, 35 mm, con una stella pendente', 'cerchi', 'met'],
    ['cerchi in oro, 35 mm, con una stella pendente', '35 mm', 'met'],
    ['pendente a cerchio in oro con un rubino', 'pendente', 'met'],
    ['silver bangle, oval, with a round ruby', 'oval', 'met'],
    ['silver bangle, oval, with a round ruby', 'round', 'met'],
    ['two wedding bands, his 6 mm, palladium, no stones, hers 4 mm rose gold with five diamonds', 'no stones', 'met'],
    ['Zwei Trauringe. Seiner 6 mm, matt, ohne Stein. Ihrer 4 mm mit fünf Brillanten', 'ohne Stein', 'met'],
    ["an oval opal, my nan's. I'd like it in a ring, yellow gold", 'ring', 'met'],
    ['gold bracelet with fine links, no chain', 'no chain', 'not'],
    ['gold bracelet, engraved NORA, two diamonds, no chain', 'no chain', 'met'],
    ["silver disc pendant. I've got my own chain", 'own chain', 'met'],
    ['ring for him, silver, no skulls or any biker nonsense', 'no skulls or any biker nonsense', 'met'],
    ['Серебряный перстень с волком, без черепов и всякой байкерской ерунды', 'без черепов и всякой байкерской', 'met'],
    ['gold ring with a ruby, minimum 8 mm, open from back side', 'ruby', 'met'],
    ['gold ring with a ruby, minimum 8 mm, open from back side', 'mini', undefined],
    ['gold ring with a wavy line around it', 'wavy line', 'differently'],
    ['anel de ouro com uma linha ondulada', 'linha ondulada', 'differently'],
    ['titanium ring with a turquoise inlay all the way round', 'all the way round', 'met'],
    ['Trauring Palladium mit einer umlaufenden Rille in Roségold', 'umlaufenden Rille', undefined],
    ['ring with meteorite and wood inlays, a thin gold line off center', 'off center', undefined],
    ['ring with garnet, ruby, topaz, peridot and opal in a row, plain band, each in a bezel', 'plain', 'met'],
    ['his and hers white gold wedding rings, hers narrower about 3mm, his 6mm', 'narrower', 'met'],
    ['breast milk ring, teardrop white stone, rose gold', 'white', 'met'],
    ['breast milk ring, teardrop white stone, rose gold', 'breast milk', 'differently'],
    ['pear moissanite ring, rose gold, marquise leaves on both sides like a vine', 'marquise', 'met'],
    ['pear moissanite ring, rose gold, marquise leaves on both sides like a vine', 'vine', 'met'],
    ['silver band with a paw print engraved on the top and the name Biscuit next to it', 'Biscuit', 'met'],
    ['silver band with a paw print engraved on the top and the name Biscuit next to it', 'paw print', 'met'],
    ['platinum wedding ring, about 2mm, a shallow V shape with seven small diamonds', 'shallow V shape', 'met'],
    ['platinum wedding ring, about 2mm, a shallow V shape with seven small diamonds', '2mm', 'met'],
    ['wedding ring in gold that sits round my engagement ring', 'sits round my engagement ring', 'not'],
    ['busco una pulsera de eslabones para hombre, acero negro', 'acero negro', 'differently'],
    ['Мужская цепь, серебро, плетение бисмарк', 'плетение бисмарк', 'differently'],
    ['خاتم رجالي فضة مع عقيق أحمر', 'عقيق أحمر', 'differently'],
    ['серьги с малахитом, замок английский', 'замок английский', 'met'],
    ['broche em ouro amarelo, uma flor e um lacinho em ouro branco', 'ouro branco', 'differently'],
    ['सोने का कड़ा, दोनों सिरों पर हाथी, लाल हरी मीनाकारी', 'लाल', 'met'],
    ['gold tree brooch with five round rubies', 'tree', 'met'],
    ['Vorsteckring mit Spitze in V-Form, Gold, sieben Brillanten in Krappenfassung', 'Krappenfassung', 'met'],
    ['steel dive watch blue dial ceramic bezel', 'ceramic', 'met'],
    ['22k gold mangalsutra, black beads two lines and small diamond pendant in shape of leaf', 'small', 'met'],
    ['matching his and hers bands in white gold, his 6mm brushed, hers 3mm', 'brushed', 'met'],
    ['breiter Ring 8 mm Titan mit schmaler Roségold-Linie in der Mitte', 'schmaler', 'met'],
    ['spilla a forma di gatto con occhi di smeraldo e fiocco rosso', 'rosso', 'not'],
    ['dress watch, 38 mm steel case, no date, applied baton markers', 'applied baton markers', 'met'],
    ['round silver disc pendant on a leather cord not a chain', 'not a chain', 'met'],
    ['flat titanium ring, width 6.0 mm, thickness 1.8 mm', '1.8 mm', 'not'],
    ['eternity ring alternating sapphire, diamond, sapphire, diamond, cornflower blue NOT navy', 'NOT navy', 'met'],
    ['gold compass pendant 20mm with blue sapphire', '20mm', 'met'],
    ['boucles pendantes, trois gouttes d’améthyste l’une sous l’autre, argent', 'sous', undefined],
    ['银耳钉,小熊形状,粉色珐琅,8毫米', '8毫米', 'met'],
    ['pearl drop earrings on rose gold hooks, lever back', 'hooks', 'differently'],
    // A word of size is judged on what it describes.
    ['silver threader earrings with a moonstone drop at the end, really dainty', 'dainty', 'met'],
    ['white gold ring with a garnet and a citrine, not so wide', 'not so wide', 'met'],
    ['мужской перстень из серебра с чёрным ониксом и растительным узором по бокам', 'растительным', 'met'],
    ['white gold earrings with a pearl, nicht zu groß', 'nicht zu groß', 'met'],
    ['round silver cufflinks with lapis lazuli and small gold rim', 'small', 'met'],
    ['black zirconium band 8mm with a strip of meteorite and a thin rose gold line', 'thin', 'met'],
    ['21k gold choker with emerald drops and small diamonds between', 'small', 'differently'],
    // What the piece lacks is neither small nor beside anything.
    ['gold ring with a sapphire and small quahogs', 'small', undefined],
    // A refusal is met where it holds, and on the part that it names.
    ['reloj de oro rosa, correa de piel. Nada de pulsera metálica.', 'metálica', undefined],
    ['toi et moi ring, a pear emerald and a round diamond, NO diamonds on the band', 'NO diamonds on the band', 'met'],
    // The main piece is made of its metal, and lines and signs are what is built.
    ['सोने का कमल पेंडेंट वाली काले मोतियों की माला, रोज़ गोल्ड में', 'रोज़ गोल्ड', 'differently'],
    ['silver signet ring engraved J.M.', 'J.M.', 'differently'],
    ['collar de perlas con cierre de oro', 'oro', 'met'],
    ['bracciale in argento con una piastrina, incisa la data 12.06.19', 'piastrina', 'met'],
    // Adverbs of place are judged by the geometry of what carries them.
    ['name necklace Noor in gold with a small butterfly near the clasp side', 'side', 'differently'],
    ['gold moon earrings with three dangling pearls and a diamond', 'dangling', 'met'],
    ['حلق لولو، تعليقة ذهب اصفر وفوق اللولوه الماسه صغيره', 'وفوق', 'met'],
    // Stones with a role are met in it.
    ['rose gold ring with a black onyx and pearls all the way round it, leaves', 'all the way round', 'not'],
    ['titanium ring 8mm matte w/ crushed turquoise channel all the way round', 'crushed turquoise channel', 'met'],
    ['bracciale in argento tipo catena marinara', 'catena marinara', 'differently'],
    ['перстень из серебра с ониксом и растительным узором по бокам', 'растительным', 'met'],
    ['помолвочное кольцо с морганитом, вокруг ореол бриллиантов, шинка гладкая, без камней', 'без камней', 'met'],
    ['Medaillon, oval, Gelbgold', 'Medaillon', 'met'],
    // A figure is a clasp where it closes the piece, and necklaces close at the back.
    ['mens leather bracelet with anchor clasp', 'anchor', 'differently'],
    ['mens leather bracelet with an anchor', 'anchor', 'met'],
    ['collana di corallo rosso a tre fili, con la chiusura davanti fatta a cammeo', 'davanti', 'differently'],
    ['collana di corallo rosso a tre fili, con la chiusura davanti fatta a cammeo', 'cammeo', 'differently'],
    // A look has its own signs.
    ['modern pearl necklace, silver', 'modern', 'differently'],
    ['लाल माणिक की अंगूठी, पीला सोना, राजस्थानी', 'राजस्थानी', 'differently'],
    ['Trachtenbrosche in Silber, geschwärzt, mit einem Edelweiß', 'Trachten', 'not'],
    // Words of size are judged on numerals, eyes and beads.
    ['steel watch, white dial, big black numerals', 'big', 'differently'],
    ['tiny gold huggies with a snake', 'tiny', 'met'],
    ['broche libellule en or, deux petits yeux en rubis', 'deux', 'met'],
    ['broche libellule en or, deux petits yeux en rubis', 'petits', 'met'],
    ['collana di corallo a tre fili, palline piccole di circa 5 mm', '5 mm', 'met'],
    ['collana di corallo a tre fili, palline piccole di circa 5 mm', 'piccole', 'met'],
    ['collana di corallo a tre fili, palline di circa 9 mm', '9 mm', 'met'],
    // A text is placed by its figure; what a person has already is not wished.
    ['silver disc pendant with a paw print on it and her name BISCUIT underneath', 'underneath', 'met'],
    ["silver disc pendant with a paw print. I've got my own chain so don't need one", 'chain', undefined],
    ['I would like her opal in a ring, yellow gold, little beaded edges', 'beaded edges', 'met'],
    ['my dress is emerald green satin, I want silver drop earrings', 'satin', undefined],
    ['siamo di Torre del Greco, collana di corallo rosso a tre fili', 'Greco', undefined],
    // A list of refusals ends where adjectives go on with the wishes.
    ['ciondolo a forma di rondine, oro giallo, niente pietre, piccolo e leggero', 'niente pietre', 'met'],
    ['gold star pendant, no gems, small and matte', 'matte', 'met'],
    ['gold star pendant, no diamonds, rubies and emeralds', 'no diamonds, rubies and emeralds', 'met'],
    // Kinds of beasts are told by what the drawing has; a swallow is a bird.
    ['signet ring in gold, lioness head', 'lioness head', 'met'],
    ['gold ring with a dachshund', 'dachshund', 'met'],
    ['goldener Ring mit Mops', 'Mops', 'differently'],
    ['gold ring with a dog', 'dog', 'met'],
    ['silver poodle brooch', 'poodle', 'met'],
    ['gold pendant, a bird perched on a branch', 'bird', 'met'],
    // What a figure holds does not hang from it.
    ['gold bees necklace, amber drop hanging under', 'drop', 'differently'],
    ['emerald drop pendant in gold', 'drop', 'met'],
    // A text is on the side of the metal that its words name.
    ['gold ring engraved LOVE outside and Anna inside', 'LOVE', 'differently'],
    ['gold ring engraved FOREVER outside', 'FOREVER', 'met'],
    ['bracelet plate engraved with TOM on the back', 'TOM', 'differently'],
    ['silver disc pendant engraved TOM on the back', 'TOM', 'met'],
    ['white gold bracelet, wide, with roses', 'wide', 'differently'],
    ['سوارة ذهب فيها ورود', 'ورود', 'met'],
  ])('of "%s": "%s" is %s', (prompt, text, status) => {
    expect(said(prompt).status(text)).toBe(status);
  });

  test('of a border of steps name no fans', () => {
    const { spec } = designFromPrompt({ prompt: 'art deco silver drop earrings with clear stones', seed: 7 });
    expect(factsOf(spec, draftPiece(spec)).alt).not.toContain('fan');
  });

  test('of general words for numerals follow those of their kind', () => {
    expect(said('çelik kol saati, rakamlar romen olsun').status('rakamlar')).toBeUndefined();
  });

  test.each([
    'stack of two silver rings photographed together',
    'orecchini in oro rosa con cammeo, profilo di donna',
    'pingente de beija-flor em ouro branco, asas abertas',
    'gold tree brooch with five round rubies as the fruit',
    'обручальное кольцо 5 мм желтое золото с полоской белого золота',
    'dije de cruz con cinco rubíes, uno en el centro y uno en cada punta',
    '男戒,18K白金,翡翠,内圈不用刻字',
    'name necklace Noor in English style in 18k gold',
    'bague en or jaune, saphir, le chaton en or blanc',
    'reloj de mujer en oro rosa, esfera de nácar blanca, correa de piel',
    'قلادة من الذهب الأصفر، شكل شجرة زيتون داخل دائرة، وتكون اللمعة مطفية',
    'white gold cufflinks, square, filled with black onyx',
    'gold brooch for my mum who loves her garden, a dragonfly',
    'broche libellule en or, pour ma mère qui adore son jardin',
    'collana di corallo a tre fili con un cammeo col profilo di donna, metallo argento',
    'शादी की पच्चीसवीं सालगिरह, लाल माणिक की अंगूठी, छोटे हीरे फूल की पंखुड़ियों जैसे, सोना पीला, राजस्थानी टाइप',
    'silver drop earrings, not green, too matchy',
    'horse head in profile, gold signet ring',
    'dancing ballerina pendant, rose gold',
  ])('leave nothing of "%s" unread that it shows', (prompt) => {
    expect(said(prompt).unread).toEqual([]);
  });
});
