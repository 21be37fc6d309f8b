/** Every number of the specification, once. Lengths are characters, times milliseconds, widths CSS pixels, sizes bytes. */
export const LIMITS = {
  name: { max: 255 },
  description: { max: 70 },
  subject: { max: 255 },
  preheader: { max: 500, recommendedMin: 50, recommendedMax: 100 },
  tags: { max: 1000 },
  /** One tag, and how many of them a bulk call adds or removes. */
  tag: { max: 100, perCall: 20 },
  categoryName: { max: 255 },
  /** Sample people of one person: how many, characters of their names and values, entries of a list, pasted characters. */
  samplePeople: {
    perPerson: 50,
    name: 100,
    fields: 100,
    fieldName: 100,
    value: 2000,
    records: 200,
    text: 200_000,
    bytes: 400_000,
  },
  /** Parameters of the links of one mail, and characters of each. */
  tracking: { parameters: 20, name: 100, value: 500 },
  /** A brand kit: how many of each, and characters of its texts and addresses. */
  brand: { colors: 24, colorName: 40, text: 255, footer: 500, address: 2048, spacings: 8, profiles: 12, webFonts: 6 },
  modules: {
    /** Of one person; those of the system are not counted. */
    perPerson: 2000,
    /** Sections of one module. */
    sections: 50,
    /** Modules that a new template is made of. */
    startWith: 50,
    /** Bytes of its author's CSS, which is written anew for each mail that it comes to. */
    customStyles: 128 * 1024,
    /** Characters of its words that a search looks in. */
    words: 600,
    /** Templates that may be chosen one by one for an update. */
    chosenUses: 1000,
    /** Modules that one mail may have links to. */
    linked: 500,
    /** Days for which a run of module updates can be read and reverted. */
    runsKeptDays: 30,
    /** Time after the last message of an editor during which it counts as open, and time between its messages, milliseconds. */
    openFor: 90_000,
    openEvery: 30_000,
  },
  /** Stores of one person; characters of an address, a key and a column's name; rows that are shown of a feed; bytes. */
  stores: {
    perPerson: 50,
    address: 2048,
    secret: 500,
    column: 200,
    sample: 5,
    lookBytes: 512 * 1024,
    fileBytes: 200 * 1024 * 1024,
    feedBytes: 500 * 1024 * 1024,
    products: 200_000,
    /** Between two synchronizations, milliseconds. */
    syncEvery: 3_600_000,
  },
  /** Characters of a product's texts; how many one call names, a rule gives, and a list without a limit has. */
  products: {
    id: 255,
    name: 500,
    description: 2000,
    category: 255,
    tag: 255,
    brand: 255,
    /** Categories and tags that one product has, and further images. */
    names: 50,
    images: 10,
    /** Categories, or tags, of a whole store that are listed. */
    listedNames: 5000,
    perCall: 200,
    perRule: 12,
    perList: 1000,
    /** Of more products that a search finds it is only said that they are more, where that is asked for. */
    counted: 1000,
    /** Of a live picture, CSS pixels. */
    liveWidth: { min: 100, max: 700 },
  },
  note: { max: 5000 },
  collaborators: { max: 500 },
  layoutTooltip: { max: 70 },
  templateBytes: 10 * 1024 * 1024,
  templateMegabytes: 10,
  /** Mails above this are clipped by Gmail. */
  gmailClipBytes: 102 * 1024,
  /** Sizes above this many KB are shown in MB. */
  sizeShownInMegabytesAboveKb: 1024,
  /** Most bytes of a request with a template's content or images, and of any other request. */
  requestBytes: 48 * 1024 * 1024,
  ordinaryRequestBytes: 1024 * 1024,
  /** Most bytes of a request without a session: addresses, passwords, answers of passkeys. */
  publicRequestBytes: 64 * 1024,
  /** Bodies that one person may have under way at a time. */
  incomingBytesOfOne: 3 * 48 * 1024 * 1024,
  htmlFileBytes: 2_097_152,
  /** Files that come along with an imported one, which includes them. */
  importFiles: 50,
  page: { size: 20, max: 100, offset: 0 },
  /** Levels of objects and lists in a request, and in a document; real ones have some 30. */
  jsonDepth: 200,
  /** Elements in a request: `{`, `[` and `,` outside strings. */
  jsonElements: 2_000_000,
  /** Ids one bulk call may carry, and criteria one search may carry. */
  bulkIds: { max: 1000 },
  bulkCopies: { max: 20 },
  criteria: { max: 60 },
  /** Edits that one call may carry. */
  commands: { max: 1000 },
  searchTerm: { max: 255 },
  versions: { latestKept: 50, keptDays: 30 },
  upload: {
    filesPerCall: 20,
    fileBytes: 10 * 1024 * 1024,
    megabytes: 10,
    megapixels: 40,
    /**
     * Most megapixels of an image that the browser makes smaller before uploading; cameras take larger ones than are
     * stored.
     */
    readMegapixels: 120,
    compressedBytes: 1024 * 1024,
    compressedSide: 1920,
  },
  /** Folders of one person's images; how long an alternative text is, and in how many languages an image has one. */
  library: { folders: 200, alt: 500, languages: 40, usageListed: 100 },
  /**
   * Limits above which an image of a mail gets a warning, in bytes, and in pixels of its file for each CSS pixel of its
   * shown width; addresses per request for facts; and the largest width of a smaller version, pixels.
   */
  images: {
    heavyBytes: 1024 * 1024,
    heavyGifBytes: 2 * 1024 * 1024,
    lightBytes: 100 * 1024,
    /** Screens below this show the version for phones, CSS pixels. */
    phoneWidth: 480,
    densePixels: 2,
    mostPixels: 3,
    factsPerCall: 100,
    widest: 10_000,
  },
  /** Editing of a picture: pixels a side, layers on it, numbers in one drawing, characters in one text. */
  imageRecipe: {
    maxSide: 20_000,
    overlays: 100,
    points: 4000,
    text: 1000,
    requestBytes: 512 * 1024,
    filters: [
      'vivid',
      'warm',
      'cool',
      'golden',
      'faded',
      'vintage',
      'sepia',
      'mono',
      'noir',
      'matte',
      'drama',
      'blush',
    ],
  },
  /** Megapixels of all frames together that are worked on at once. */
  gif: { megapixels: 80, frames: 1000, editsPerHour: 600 },
  testMail: { minRecipients: 1, maxRecipients: 3, perHour: 20, subjectMax: 255 },
  session: { idleHours: 12, maxDays: 7 },
  login: {
    failuresPerAccountAndAddress: 10,
    failuresPerAddress: 50,
    windowMinutes: 15,
    emailMax: 320,
    passwordMin: 8,
    passwordMax: 1024,
  },
  /** Time in which a passkey must be used or made, and the part of it that a browser waits for the person, milliseconds. */
  passkey: { answerWithin: 300_000, browserWaits: 60_000 },
  /** Time for which a signed address of a page is valid, milliseconds. */
  viewLink: { lasts: 300_000 },
  lock: { renewEvery: 30_000, freeAfter: 300_000 },
  debounce: { search: 500, stockSearch: 500, localImageFilter: 600 },
  toast: { duration: 5000 },
  tooltip: { delay: 500 },
  scrollHint: { appearsAfter: 1000, hidesAfterPixels: 800 },
  reloadAfterModeChange: 1000,
  saveAfterVersionRestore: 1000,
  /** Rest after a change before the editor saves it, and the time of automatic saves that one version stands for. */
  autosave: { after: 5000, versionEvery: 600_000 },
  versionRelativeTime: { maxAge: 86_400_000 },
  tour: { steps: 3, createNewStep: 3 },
  zoom: { step: 5, reset: 100 },
  mail: { defaultWidth: 700, minWidth: 200, widthStep: 10, defaultPadding: 20, paddingStep: 1, breakpoint: 768 },
  menuBreakpoint: 992,
  formTableBreakpoint: 768,
  list: { tabletBelow: 992, mobileBelow: 480, itemHeight: 22, overscan: 2, productItemHeight: 56 },
  editorBreakpoint: 768,
  devices: { desktop: 1024, tablet: 768, phone: 375 },
  previewWindow: { width: 1376, height: 768 },
  export: {
    desktopWidth: { min: 600, max: 1920, default: 600 },
    mobileWidth: { min: 320, max: 599, default: 320 },
  },
  /** Width of a countdown's picture; its bytes at the default width. */
  countdown: { minWidth: 120, maxWidth: 1000, defaultWidth: 640, maxBytes: 150 * 1024, seconds: 60 },
  /** Characters of a description; pictures, and texts for pictures, that one person may ask for. */
  ai: { prompt: 2000, negativePrompt: 1000, imagesPerHour: 30, altTextsPerHour: 120 },
  stockPage: { size: 20 },
  iconPage: { size: 36, previewSize: 32, maxOffset: 1_000_000 },
  iconSize: { min: 8, max: 512 },
  iconId: 200,
} as const;

/** Shown in the header of dashboard and editor. */
export const PRODUCT_VERSION_LABEL = '2.8.1';

/** The interface's language for people who never chose one. */
export const DEFAULT_LOCALE = 'en';
