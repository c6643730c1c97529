// Elements made from data: text goes in as text nodes, never as markup, whatever a view or a file is called.

/** `make("td.number", {title}, "text", child…)`. */
function make(selector, ...contents) {
  const [tag, ...classes] = selector.split(".");
  return fill(document.createElement(tag), classes, contents);
}

function makeVector(selector, ...contents) {
  const [tag, ...classes] = selector.split(".");
  return fill(document.createElementNS("http://www.w3.org/2000/svg", tag), classes, contents);
}

function fill(element, classes, contents) {
  if (classes.length) element.setAttribute("class", classes.join(" "));
  for (const content of contents) {
    if (content === null || content === undefined || content === false) continue;
    if (typeof content === "object" && !(content instanceof Node)) {
      for (const [name, value] of Object.entries(content)) {
        if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
        else if (value === true) element.setAttribute(name, "");
        else if (value !== false && value !== undefined && value !== null) element.setAttribute(name, value);
      }
    } else {
      element.append(content);
    }
  }
  return element;
}

/** A name that may break after a dot or a slash, and not within a word. */
function breakable(text) {
  const parts = text.split(/(?<=[./])/);
  return make("span", ...parts.flatMap((part, i) => (i ? [make("wbr"), part] : [part])));
}

const byId = (id) => document.getElementById(id);

/** Buttons of which one is pressed. */
function makeSegments(fieldset, name, labels, chosen, choose) {
  labels.forEach((label, index) => {
    const input = make("input", { type: "radio", name, id: `${name}-${index}`, onchange: () => choose(index) });
    input.checked = index === chosen;
    fieldset.append(input, make("label", { for: `${name}-${index}` }, label));
  });
}

/** Calls `work` once before the next picture, however often it is asked to. */
function coalesced(work) {
  let isPending = false;
  return () => {
    if (isPending) return;
    isPending = true;
    requestAnimationFrame(() => {
      isPending = false;
      work();
    });
  };
}

const tooltip = {
  show(lines, x, y) {
    const element = byId("tooltip");
    element.replaceChildren(...lines.filter(Boolean).map((line, i) => make(i ? "div" : "strong", line)));
    element.hidden = false;
    const { width, height } = element.getBoundingClientRect();
    element.style.left = `${Math.max(4, Math.min(x + 14, innerWidth - width - 6))}px`;
    element.style.top = `${y + 18 + height > innerHeight ? y - height - 10 : y + 18}px`;
  },
  hide() { byId("tooltip").hidden = true; },
};
