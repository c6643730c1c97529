extension SeedVoice {
  static let friends = SeedVoice(
    senders: [
      "Bruno Aalto", "Clara Winslow", "Dev Okafor", "Elif Sorensen", "Farah Lindqvist", "Goran Petit", "Hana Moreau",
      "Ines Calloway", "Jonas Birch", "Kavya Holm",
    ],
    titles: [
      "About {}", "{} on Sunday?", "Photos from {}", "Re: {}", "A thought on {}", "You were right about {}",
      "Bring a jacket to {}", "{}, finally",
    ],
    subjects: [
      "the garden party", "the choir rehearsal", "Grandma’s birthday", "the long walk", "the boat", "the new flat",
      "the allotment", "the quiz night", "your bicycle", "the reading group",
    ],
    openings: [
      "Dear Ada, a short word about {} before the week runs away with both of us.",
      "Hello! I have been meaning to write about {} since **Tuesday**.",
      "It was so good to see you. I keep thinking of {} and of what you said on the way home.",
      "Quick question: have you heard anything about {}? Nobody here has.",
      "You asked about {}. It is a long story, so put the kettle on.",
      "Thank you for the postcard! It stands on the shelf above {}, so to speak.",
    ],
    sentences: [
      "We met at the old station and walked along the canal until the rain began.",
      "Nobody had brought an umbrella, so we stayed in the café with the green door for two hours.",
      "The children built a dam out of branches and would not leave before it held.",
      "I found the book you lent me under a pile of seed catalogues; it comes back *this week*, I promise.",
      "If Saturday does not suit you, any evening after six is fine with us.",
      "There is room for four in the car and for rather more on the train.",
      "My sister will bring the large pot, and someone ought to bring bowls.",
      "The forecast says sun, and you know how much that is worth here.",
    ],
    lists: [
      ["two loaves, the dark kind", "a rug to sit on", "your good mood"],
      ["meet at the **north gate** at ten", "lunch by the lock", "back before it gets dark"],
    ],
    closings: ["Love from all of us", "See you soon, and give my regards to the cat.", "Until then!"],
    files: ["canal.jpg", "the-dam.jpg", "plan-of-the-day.pdf", "recipe.txt"])

  static let work = SeedVoice(
    senders: [
      "Lena Fischer", "Marek Dunn", "Nora Velasquez", "Omar Reyes", "Priya Raman", "Quentin Shaw", "Rosa Iversen",
      "Samir Haddad", "Tove Nyberg",
    ],
    titles: [
      "{}: notes", "{}: decision needed by Thursday", "Review of {}", "Re: {}", "{} moved to next week",
      "Numbers for {}", "Draft of {}", "Who takes {}?",
    ],
    subjects: [
      "the lighthouse rollout", "the quarterly plan", "the onboarding guide", "the release checklist",
      "the support rota", "the search rewrite", "the customer interviews", "the budget sheet", "the print catalogue",
    ],
    openings: [
      "Hi Ada, here is where we are with {}.",
      "Thank you for the quick answer on {}. I put what we agreed on below.",
      "Everyone, a summary of today’s meeting about {}. Please **correct me** where I misheard.",
      "Two things about {} before you read the rest: we are on time, and we are not done.",
      "A reminder that {} is due. Most of it is below.",
    ],
    sentences: [
      "The first two steps are done, and the third waits for the new certificates.",
      "We measured it on the slowest laptop in the office, and it opens in under a second now.",
      "I would rather ship one week later than without the migration test.",
      "Support reports three tickets about it, all of them from one customer with a very large archive.",
      "The details are in [the shared notes](https://notes.lanternworks.example/plan), section four.",
      "Nobody objected to the smaller scope; Omar wants to see the numbers again in a month.",
      "Please do not merge `store-v2` before the backup job has run once on the copy.",
      "It costs us about two days, and it saves roughly as much every month.",
    ],
    lists: [
      ["Priya writes the migration and **its test**", "Marek asks the three customers", "I keep the calendar honest"],
      ["scope: the list and the reader", "not in it: calendars", "open: who answers on weekends"],
    ],
    closings: ["Thanks, and have a good evening.", "Best regards", "Shout if anything looks wrong."],
    files: ["numbers.csv", "minutes.pdf", "screens.png", "budget.ods"])

  static let travel = SeedVoice(
    senders: ["Northern Rail", "Harbour Hotel", "Ferry Line", "Mountain Hut 14", "Night Train Desk"],
    titles: ["Your booking: {}", "{}: your tickets", "Changes to {}", "Before you leave: {}"],
    subjects: [
      "Aberdeen to Lerwick", "two nights in Tromsø", "the coast line", "Basel to Ljubljana", "a bunk above the fjord",
    ],
    openings: [
      "Dear Ada Marlow, thank you for booking {} with us.",
      "It begins soon: {}. Here is what to know before you leave.",
    ],
    sentences: [
      "Please be at the gate twenty minutes before departure.", "Bicycles travel free of charge where there is room.",
      "Breakfast is from seven to ten, and the kitchen packs a lunch if you ask the evening before.",
      "Tickets are valid on all trains of the day, except in the restaurant car.",
      "The path behind the house is closed after heavy snow.",
    ],
    lists: [["one adult", "one window seat, **facing forward**", "one bicycle"]],
    closings: ["We wish you a pleasant journey.", "See you on board."],
    files: ["ticket.pdf", "map-of-the-harbour.pdf"])

  static let receipts = SeedVoice(
    senders: ["Corner Books", "Seed & Spade", "Pedal Workshop", "The Tea Post", "Lamp House", "Paper Street"],
    titles: ["Your receipt for {}", "{} is on its way", "Order of {} confirmed", "We packed {}"],
    subjects: [
      "three notebooks", "a box of bulbs", "new brake pads", "winter tea", "a reading lamp", "two novels",
    ],
    openings: ["Thank you for your order of {}.", "Good news: {} left our shop this morning."],
    sentences: [
      "The parcel should be with you in two or three working days.",
      "You can send it back within a month, no questions asked.",
      "The invoice is attached; please keep it for the guarantee.",
      "If the box arrives damaged, a photo is all we need.",
    ],
    lists: [["goods: €24.80", "postage: €3.90", "**total: €28.70**"]],
    closings: ["Kind regards from the shop", "Happy reading, planting and mending!"],
    files: ["invoice.pdf", "guarantee.pdf"])
}
