// An engine in JavaScript that needs nothing but Node: it hears and says one JSON object a line.
//
//     malecon arena havana --bots "cmd:node examples/engines/engine.js,random" --blocks 5
//
// docs/engines.md tells what is said. This engine takes the first move, but ends a turn only if it must.
const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");

require("readline")
  .createInterface({ input: process.stdin })
  .on("line", (line) => {
    const heard = JSON.parse(line);
    if (heard.type === "hello") say({ type: "hello", protocol: 1, name: "example.js" });
    if (heard.type === "ask") {
      const move = heard.moves.find((one) => one !== "end") ?? "end";
      say({ type: "move", id: heard.id, moves: [move] });
    }
  });
