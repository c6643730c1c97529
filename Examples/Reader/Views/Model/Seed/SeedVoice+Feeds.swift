extension SeedVoice {
  static let nature = SeedVoice(
    senders: ["Maud Ferris", "Teodor Blake", "Yuki Arden"],
    titles: ["The return of {}", "Listening to {}", "A winter with {}", "What {} tell us", "Counting {} at dawn"],
    subjects: ["the swifts", "the salt marsh birds", "harbour seals", "river otters", "the last eels", "tide pools"],
    openings: [
      "For eleven mornings in a row we sat behind the reeds and waited for {}.",
      "Anyone who lives by the estuary has an opinion on {}. Few have numbers.",
    ],
    sentences: [
      "The water rises four metres here, and everything that lives on the mud has a plan for it.",
      "Our recorder ran from three to six, when the road is quiet and the wind has not begun.",
      "Last year’s count was *lower* than any before it; this year’s is not.",
      "A volunteer saw forty of them at once, which nobody believed until the film was developed.",
      "They arrive with the second full moon of spring, give or take a gale.",
      "The old charts show a channel where there is pasture now.",
      "It helps to think of the marsh as a **lung** that breathes twice a day.",
    ],
    lists: [["a flask and a folding chair", "binoculars, 8 × 42", "patience, *in quantity*"]],
    closings: [
      "Next week: what the dredging changed.", "Photographs are on [our page](https://tidewater.example/photos).",
    ], files: [])

  static let machines = SeedVoice(
    senders: ["Ilse Brandt", "Ravi Penn", "Owen Tallis"],
    titles: [
      "{}, measured", "Taking {} apart", "Why {} got faster", "Three mistakes with {}", "{} in forty lines",
    ],
    subjects: [
      "the page cache", "ring buffers", "a two-stroke pump", "the scheduler", "write barriers", "a sewing machine",
      "timer wheels",
    ],
    openings: [
      "This is a post about {}, and about a bug that took a month.",
      "Everybody has a picture of {} in mind. Ours was wrong in two places.",
    ],
    sentences: [
      "With one reader and one writer no lock is needed, and that is the whole trick.",
      "We set `flush_interval` to 5 ms and watched the tail of the distribution move.",
      "The median did not change at all; the 99th percentile fell by **half**.",
      "A bearing that runs warm is a bearing that asks for attention.",
      "Read the assembly before you believe the benchmark, and read it again afterwards.",
      "None of this matters for a program that waits for the network.",
      "The patch is eleven lines long, nine of which are a comment.",
    ],
    lists: [
      ["measure first", "change *one* thing", "measure again, on the same machine"],
      ["`perf record` for a minute", "sort by self time", "ignore the first surprise"],
    ],
    closings: ["Comments by mail, please.", "Thanks to everyone who sent traces."], files: [])

  static let kitchen = SeedVoice(
    senders: ["Amelie Roux", "Tomasz Green"],
    titles: ["{}, slowly", "A pot of {}", "{} without a recipe", "In defence of {}"],
    subjects: ["white beans", "rye bread", "onion soup", "quince jelly", "barley and mushrooms", "pickled plums"],
    openings: [
      "There is no quick way to {}, and that is the point.",
      "My grandmother made {} on Mondays, when the stove was lit anyway.",
    ],
    sentences: [
      "Start the evening before, and let the water do the work.", "Salt comes **late**, acid comes last.",
      "Let it stand until you have forgotten about it twice.", "A heavy pot forgives nearly everything.",
      "Taste, wait, and taste again; what was flat at six is round at seven.",
      "The crust should sing when it leaves the oven.",
    ],
    lists: [["500 g of the main thing", "two onions, *sliced thinly*", "a bay leaf, time, salt"]],
    closings: ["Eat it the next day.", "Serves four, or one for most of a week."], files: [])

  static let sky = SeedVoice(
    senders: ["Noor Castellan", "Petra Vale"],
    titles: ["{} this week", "Finding {}", "Sketching {}", "{} with a small telescope"],
    subjects: ["Jupiter’s moons", "the Pleiades", "a thin crescent moon", "Saturn’s rings", "the zodiacal light"],
    openings: [
      "Clouds permitting, {} will be worth a cold hour.", "You need no more than binoculars for {}.",
    ],
    sentences: [
      "Look south-west, a hand’s width above the orchard wall, about forty minutes after sunset.",
      "Let your eyes adapt for twenty minutes and leave the telephone inside.",
      "At forty times you see a disc; at a hundred you see **weather**.",
      "The air steadies after midnight, when the roofs have given back their warmth.",
      "Draw what you see, not what you know.",
    ],
    lists: [["a red torch", "a chair", "a star chart, *folded the right way*"]],
    closings: ["Clear skies!", "Send us your sketches."], files: [])

  static let maps = SeedVoice(
    senders: ["Greta Holloway", "Luis Farrow"],
    titles: ["On {}", "The trouble with {}", "A short history of {}", "Drawing {}"],
    subjects: [
      "contour lines", "coastlines", "street names", "hachures", "the letter g", "paper sizes", "north arrows",
    ],
    openings: [
      "We take {} for granted until a printer gets them wrong.",
      "A reader asks about {}, and the answer needs a page.",
    ],
    sentences: [
      "The surveyor of 1871 used a pencil so hard that its marks can still be felt.",
      "Every line on the sheet leaves something out; the art is to leave out *the right thing*.",
      "Ink spreads a tenth of a millimetre, so the drawing was made thinner by as much.",
      "At this scale a house is smaller than its own name.",
      "The type was cut twice: once for reading and once for **looking**.",
      "Nobody knows why the second edition is blue.",
    ],
    lists: [["scale 1 : 25,000", "four colours", "one folded sheet"]],
    closings: ["Until the next letter.", "The sheet is in the county archive, drawer nine."], files: [])
}
