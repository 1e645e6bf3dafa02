/** Small words, and large ones of gifts and occasions, that carry no wish about the piece. */
export const IDLE_WORDS = new Set(
  ('a an and are as at be but by can could create design do draw for from gem gems gemstone gemstones give has have her him his i if in ' +
    'inspired into is it its jewel jewellery jewelry just like look looks love loves made make me mm my new nice of on one or our piece ' +
    'please set she he show some something that the their them then these they this to very want wants we what which who will wish with ' +
    "would you your stone stones beautiful elegant pretty lovely style inspiration shape shaped shapes cut carat carats ct karat i'd i'm " +
    'need looking perfect timeless classic classical luxury luxurious exquisite stunning gorgeous sparkling sparkly sparkle shining romantic special ' +
    'anniversary birthday christmas valentine gift present graduation mother mom mum mothers father dad wife husband girlfriend boyfriend fiancee daughter ' +
    'son sister brother friend grandmother bride groom couple man men woman women lady gentleman day days every everyday daily wear wearing worn party ' +
    'evening occasion someone somebody person people all around with more less too so not really only also both each other over under between up down ' +
    'off out about mounted setting settings featuring features feature adorned decorated combination piece pieces matching pair that s t am was were so ' +
    'soft warm cool high quality handmade crafted craft fancy favourite favorite maybe perhaps think would-be real genuine natural ethical metal metals ' +
    'center centre main middle side sides accent accents top hanging hang hangs hung form forms kind type thing item small tiny little size sized ' +
    'shows edge edges finish tops tip tips tone colour color coloured colored shade strap promise cute pls plz omg thanks thank hi hello same had gave late ago imagine ' +
    "would wit men's women's ladies gents mens womens each every different ends body heads engraving royal queen king surprise wedding engagement flanking flanked golds nothing else row rows strand strands shank case eyes finger wrapped face either likes baby ear micro uk " +
    'eid ramadan diwali holi rakhi hanukkah xmas easter christening baptism communion confirmation housewarming retirement milestone gala prom year years family kid kids child children baby babies ' +
    'girl girls boy boys teen teenage teenager niece nephew aunt auntie uncle cousin grandma grandpa granny nana grandad granddad grandfather parent parents partner lover fiance hubby wifey bestie bff teacher ' +
    'boss colleague someone\'s traveller traveler feel feels feeling deep help ki ka ke wth thats n gf bf smth smthg bday bdays sisters hers his unisex pet push details detailed doesnt isnt dont jewlery jewelery custom customised customized bridal friends best soon law').split(' '),
);

/** Counts of years and of people, which are no counts of stones: "25th anniversary", "60th birthday", "10 year", "three kids". */
export const OCCASIONS =
  /\b\d{1,3}(?:st|nd|rd|th)?[- ](?=(?:wedding )?(?:anniversary|birthday|year|yr)s?\b)|\b\d{1,3}(?:st|nd|rd|th)\b|\b(?:one|two|three|four|five|six|1|2|3|4|5|6) (?=(?:kids|children|boys|girls|sons|daughters|sisters|brothers|grandchildren|grandkids|friends|people)\b)/;
