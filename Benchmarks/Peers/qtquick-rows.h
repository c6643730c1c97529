// A list view in Qt Quick and its rows: a circle, two texts and a switch.
#pragma once

// A row of the same look as ours; the switch is drawn and clicked, but not one of the Controls, which cost more.
static const char *const lookedAtRows = R"(
ListView {
  width: 420; height: 800; cacheBuffer: 0
  delegate: Item {
    id: row
    required property int index
    property bool isOn: false
    ListView.onReused: isOn = false
    width: 420; height: 40
    Rectangle { x: 16; y: 4; width: 32; height: 32; radius: 16; color: "black" }
    Column {
      x: 56; anchors.verticalCenter: parent.verticalCenter
      Text { text: "Row " + row.index; font.pixelSize: 13 }
      Text { text: "Of ten thousand"; font.pixelSize: 10 }
    }
    Rectangle {
      x: 366; y: 9; width: 38; height: 22; radius: 11; color: row.isOn ? "blue" : "lightgray"
      Rectangle { x: row.isOn ? 18 : 2; y: 2; width: 18; height: 18; radius: 9; color: "white" }
      MouseArea { anchors.fill: parent; onClicked: row.isOn = !row.isOn }
    }
  }
}
)";
