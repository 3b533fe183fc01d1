// Made by web/dev/wire.py from the Python side. Do not edit.

export const DIGITS = {"siesta": 0, "renewal": 1, "protection": 2, "debris": 2, "conservation": 3, "tax-collector": 3, "worker": 4, "architect": 4, "peso-thief": 5, "material-thief": 6, "black-market": 7, "pesos": 8, "mama": 9} as const;
export const COLOURED = ["brick", "sandstone", "loam", "glass"] as const;
export const BUILDINGS = ["bench", "well", "kiosk", "lamp-post", "statue", "balcony", "cafe", "pharmacy", "florist", "lottery-office", "barracks", "arcade", "barber", "bakery", "fire-station", "customs-house", "conservatory", "school", "dockyard", "post-office", "cigar-hall", "convent", "art-gallery", "market-hall", "dance-hall", "hospital", "railway-station", "fortress", "cathedral-school", "rum-house", "aquarium", "opera-house", "grand-hotel", "university", "capitol", "cathedral"] as const;
