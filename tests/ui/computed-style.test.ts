import { expect, onTestFinished, test } from 'vitest';

const PAGE = `
  <main style="opacity: 0.5"><p>a</p><p hidden>b</p><span>c</span></main>
  <div style="visibility: hidden"><b>d</b><i style="visibility: visible">e</i></div>
  <div style="pointer-events: none"><button>f</button></div>
  <div style="display: none"><em>g</em></div>
  <details open><summary>h</summary><summary>i</summary><p>j</p></details>
  <details><summary>k</summary></details><div><summary>l</summary></div>
  <dialog>m</dialog><dialog open>n</dialog><div popover>o</div>
  <input type="hidden"><input type="HIDDEN"><input type="text"><input>
  <table hidden><tbody hidden><tr hidden><td>p</td></tr></tbody></table>
  <table><tbody><tr hidden><td>q</td></tr><tr><td>r</td></tr></tbody></table>
  <ul><li>s</li></ul><svg><g hidden><path></path></g><title>t</title></svg><title>u</title>
  <section hidden="until-found">v</section><template></template><noscript>w</noscript>`;

test('what stands in for the computed style of jsdom says what jsdom says', () => {
  // Twice: the second of a kind gets what was found for the first.
  const page = document.createElement('div');
  page.innerHTML = PAGE + PAGE;
  document.body.append(page);
  onTestFinished(() => {
    page.remove();
  });
  const shown = () =>
    [...page.querySelectorAll('*')].map((element) => {
      const style = getComputedStyle(element);
      const { display, visibility, opacity, pointerEvents } = style;
      return {
        html: element.outerHTML,
        ...{ display, visibility, opacity, pointerEvents },
        named: ['display', 'visibility', 'opacity', 'pointer-events'].map((name) =>
          style.getPropertyValue(name),
        ),
      };
    });
  const before = shown();
  // With a style sheet of its own the page is left to jsdom.
  const sheet = document.createElement('style');
  sheet.textContent = 'q { color: red }';
  document.head.append(sheet);
  const after = shown();
  sheet.remove();
  expect(before.length).toBeGreaterThan(80);
  expect(before).toEqual(after);
});
