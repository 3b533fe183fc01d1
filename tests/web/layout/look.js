// What a reader would stumble over on the page as it is drawn now; one call per size. Returned are faults of these kinds:
// small (text), cut (a word that cannot be read whole anywhere), out (it sticks out of its box), hidden (something lies over text), overlap (text on text),
// sideways (something scrolls to the side, or leaves the window), reach (a deciding button cannot be pressed as it is).
({ least, touch }) => {
  const NEVER = ".away, .sprite, .skip:not(:focus-visible), script, style, noscript, option, [hidden], details:not([open]) > :not(summary)";
  const DECIDING = ".btn.go, .btn.main, .btn.buy, .bubble .btn, dialog .out";
  const CONTROLS = "button, a[href], input, select, textarea, summary";
  const [NEAR, LETTER, SHORT] = [1.5, 0.34, 22]; // pixels; half a letter's height as a share of its size; pixels
  const found = [];
  const styles = new Map();
  const style = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  const modal = [...document.querySelectorAll("dialog[open]")].at(-1);
  const window_ = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

  const named = (element) => {
    const parts = [];
    for (let at = element; at && at !== document.body && parts.length < 3; at = at.parentElement) {
      const classes = [...at.classList].filter((one) => !one.startsWith("svelte-"));
      parts.unshift(at.tagName.toLowerCase() + classes.map((one) => `.${one}`).join(""));
    }
    return parts.join(" > ");
  };
  const tell = (kind, element, text, more = "") =>
    found.push({ kind, at: named(element), text: text.trim().replace(/\s+/g, " ").slice(0, 48), more });

  const within = (box, clip) => ({
    left: Math.max(box.left, clip.left),
    top: Math.max(box.top, clip.top),
    right: Math.min(box.right, clip.right),
    bottom: Math.min(box.bottom, clip.bottom),
  });
  const isEmpty = (box) => box.right - box.left < 1 || box.bottom - box.top < 1;

  // Where an element's content can be seen: by boxes that cut and by boxes that scroll.
  const clips = new Map();
  const clip = (element) => {
    if (clips.has(element)) return clips.get(element);
    let above = element.parentElement;
    const { position } = style(element);
    if (position === "fixed" || element === modal) above = null;
    else if (position === "absolute")
      while (above && style(above).position === "static" && !/transform|layout|paint|strict/.test(holds(above)))
        above = above.parentElement;
    const outer = above ? clip(above) : { seen: window_, held: window_, cut: null, scroll: null };
    const own = style(element);
    let answer = outer;
    const isPlain = element === document.documentElement || element === document.body || element instanceof SVGElement;
    const isCutting = /hidden|clip/.test(own.overflowX + own.overflowY) || /paint|strict|content/.test(own.contain);
    if (!isPlain && /auto|scroll/.test(own.overflowX + own.overflowY)) {
      const box = inner(element);
      // What lies further down or up is scrolled to.
      const held = { left: box.left, right: box.right, top: -Infinity, bottom: Infinity };
      answer = { seen: within(box, outer.seen), held, cut: element, scroll: element };
    } else if (!isPlain && isCutting) {
      const box = inner(element);
      answer = { seen: within(box, outer.seen), held: within(box, outer.held), cut: element, scroll: outer.scroll };
    }
    clips.set(element, answer);
    return answer;
  };
  const holds = (element) => (style(element).transform === "none" ? "" : "transform ") + style(element).contain;
  const inner = (element) => {
    const box = element.getBoundingClientRect();
    const own = style(element);
    return {
      left: box.left + parseFloat(own.borderLeftWidth),
      top: box.top + parseFloat(own.borderTopWidth),
      right: box.right - parseFloat(own.borderRightWidth),
      bottom: box.bottom - parseFloat(own.borderBottomWidth),
    };
  };
  const drawn = new Map();
  const isDrawn = (element) => {
    if (!element) return true;
    if (!drawn.has(element)) {
      const own = style(element);
      drawn.set(element, own.display !== "none" && Number(own.opacity) >= 0.05 && isDrawn(element.parentElement));
    }
    return drawn.get(element);
  };
  const isShown = (element) => isDrawn(element) && style(element).visibility === "visible";
  const layer = (element) => {
    for (let at = element; at; at = at.parentElement)
      if (at.tagName === "DIALOG" || /fixed|sticky/.test(style(at).position)) return at;
    return null;
  };
  // The box that text is written on: the nearest with an edge or a ground.
  const sheets = new Map();
  const sheet = (element) => {
    if (!element || element === document.body) return null;
    if (!sheets.has(element)) {
      const own = style(element);
      const hasGround = !/^rgba\(0, 0, 0, 0\)$/.test(own.backgroundColor) || parseFloat(own.borderTopWidth) > 0;
      const isOne = !(element instanceof SVGElement) && own.display !== "inline" && hasGround;
      sheets.set(element, isOne ? element : sheet(element.parentElement));
    }
    return sheets.get(element);
  };
  const isTold = (element) => Boolean(element.closest("[title]"));

  // All text that there is to read, line by line.
  const lines = [];
  const walker = document.createTreeWalker(modal ?? document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (!node.data.trim() || parent.closest(NEVER) || !isShown(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 0.5 && box.height > 0.5);
    if (!boxes.length) continue;
    const matrix = parent instanceof SVGElement ? parent.getScreenCTM() : null;
    const size = parseFloat(style(parent).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
    const { seen, held, cut, scroll } = clip(parent);
    if (size < least - 0.05 && boxes.some((box) => !isEmpty(within(box, seen))))
      tell("small", parent, node.data, `${size.toFixed(1)} px`);
    for (const box of boxes) {
      const middle = (box.top + box.bottom) / 2;
      const letters = { left: box.left, right: box.right, top: middle - LETTER * size, bottom: middle + LETTER * size };
      const visible = within(letters, seen);
      const isCut =
        letters.left < held.left - NEAR ||
        letters.right > held.right + NEAR ||
        letters.top < held.top - NEAR ||
        letters.bottom > held.bottom + NEAR;
      if (isCut && !isTold(parent)) tell("cut", parent, node.data, cut ? `by ${named(cut)}` : "by the window");
      const paper = sheet(parent);
      if (paper && !isEmpty(visible) && !(scroll && scroll !== paper && paper.contains(scroll))) {
        const box = paper.getBoundingClientRect();
        const isOut = letters.left < box.left - NEAR || letters.right > box.right + NEAR;
        const isBelow = letters.top < box.top - NEAR || letters.bottom > box.bottom + NEAR;
        if ((isOut || isBelow) && !isTold(parent)) tell("out", parent, node.data, `of ${named(paper)}`);
      }
      if (!isEmpty(visible)) lines.push({ node, parent, box: visible, size, layer: layer(parent) });
    }
  }

  // Text that lies on text.
  lines.sort((one, two) => one.box.top - two.box.top);
  for (const [i, one] of lines.entries()) {
    for (let j = i + 1; j < lines.length && lines[j].box.top < one.box.bottom; j++) {
      const two = lines[j];
      if (one.node === two.node || one.layer !== two.layer || isLap(one.parent, two.parent)) continue;
      const both = within(one.box, two.box);
      if (both.right - both.left > NEAR && both.bottom - both.top > NEAR)
        tell("overlap", two.parent, two.node.data, `on "${one.node.data.trim().slice(0, 30)}"`);
    }
  }

  // Text that something lies over, and controls that cannot be pressed.
  const bare = new CSSStyleSheet();
  bare.replaceSync("* { pointer-events: auto !important }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, bare];
  const isPainted = (element) => {
    if (element instanceof SVGElement) return element.tagName !== "svg";
    const { backgroundColor, backgroundImage } = style(element);
    const alpha = /(?:^rgba.*,|\/) ?([\d.]+)\)$/.exec(backgroundColor);
    const isFilled = Number(alpha?.[1] ?? 1) > 0.5;
    return isFilled || backgroundImage !== "none";
  };
  for (const { node, parent, box, layer: own } of lines) {
    const y = (box.top + box.bottom) / 2;
    const isShort = box.right - box.left < SHORT;
    for (const x of isShort ? [(box.left + box.right) / 2] : [box.left + 2, (box.left + box.right) / 2, box.right - 2]) {
      if (x < 0 || x >= innerWidth || y < 0 || y >= innerHeight) continue;
      const top = document.elementFromPoint(x, y);
      if (!top || top === parent || parent.contains(top) || top.contains(parent)) continue; // the usual case, and quick
      const above = [];
      for (const element of document.elementsFromPoint(x, y)) {
        if (element === parent || parent.contains(element) || element.contains(parent)) break;
        above.push(element);
      }
      // A sheet that lies over what can be scrolled is put away again; a piece may lie on what is printed on the board.
      const over = above.find((element) => isPainted(element) && (layer(element) === own || !clip(parent).scroll));
      if (!over || parent.closest("[data-printed]") || isLap(over, parent)) continue;
      tell("hidden", parent, node.data, `under ${named(over)}`);
      break;
    }
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== bare);

  // Nothing scrolls to the side.
  if (document.scrollingElement.scrollWidth > innerWidth + 1) tell("sideways", document.body, "the page");
  for (const element of (modal ?? document.body).querySelectorAll("*")) {
    if (element instanceof SVGElement || element.scrollWidth <= element.clientWidth + 1 || !element.clientWidth) continue;
    if (/auto|scroll/.test(style(element).overflowX)) tell("sideways", element, element.textContent);
  }

  // What decides is in the window, free, and large enough for a thumb.
  for (const button of (modal ?? document).querySelectorAll(DECIDING)) {
    const box = button.getBoundingClientRect();
    if (!box.width || button.closest(NEVER) || !isShown(button)) continue;
    const seen = clip(button.parentElement).seen;
    const isIn = box.left >= seen.left - 1 && box.right <= seen.right + 1 && box.top >= seen.top - 1 && box.bottom <= seen.bottom + 1;
    const at = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    const isFree = button.disabled || button === at || button.contains(at);
    if (!isIn) tell("reach", button, button.textContent, `at ${Math.round(box.left)} ${Math.round(box.top)}, ${Math.round(box.width)} x ${Math.round(box.height)}`);
    else if (!isFree) tell("reach", button, button.textContent, `under ${at ? named(at) : "nothing"}`);
    else if (touch && box.height < 43.5) tell("reach", button, button.textContent, `only ${Math.round(box.height)} high`);
  }

  // Controls do not lie on each other, unless one is made to lie over an area.
  const pressed = [...(modal ?? document.body).querySelectorAll(CONTROLS)].filter(
    (control) =>
      control.textContent.trim() &&
      control.offsetWidth &&
      !control.closest(NEVER) &&
      !control.closest("p, .told") && // within a sentence, with room for a thumb around it
      isShown(control),
  );
  const places = pressed.map((control) => ({ control, box: within(control.getBoundingClientRect(), clip(control).seen), layer: layer(control) }));
  for (const [i, one] of places.entries())
    for (const two of places.slice(i + 1)) {
      if (one.layer !== two.layer || one.control.contains(two.control) || two.control.contains(one.control)) continue;
      const both = within(one.box, two.box);
      if (both.right - both.left > 3 && both.bottom - both.top > 3 && !isLap(one.control, two.control))
        tell("overlap", two.control, two.control.textContent, `on "${one.control.textContent.trim().slice(0, 30)}"`);
    }
  // Cards in a fan lie on each other.
  function isLap(one, two) {
    return one.closest("[data-laps]") && one.closest("[data-laps]") === two.closest("[data-laps]");
  }
  return found;
}
